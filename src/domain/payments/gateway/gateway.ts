/** What became of a payment: only `captured` is money that is ours. */
export type GatewayPaymentState = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';

export type GatewayPayment = {
  id: string;
  amountPaise: number;
  currency: string;
  state: GatewayPaymentState;
  /** How the customer paid, in the gateway's words. */
  method: string;
  orderId: string;
  /** The gateway's fee, with its GST; 0 while it is not known. */
  feePaise: number;
  taxPaise: number;
  refundedPaise: number;
  /** The number of the bank or of UPI. */
  bankReference: string;
  createdAt: Date;
};

export type GatewayLink = {
  id: string;
  url: string;
  reference: string;
  amountPaise: number;
  currency: string;
  state: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled';
  orderId: string;
  paymentIds: readonly string[];
};

export type NewLink = {
  /** Of the request, and so unique. */
  reference: string;
  amountPaise: number;
  description: string;
  expiresAt: Date;
  /** Where the customer returns to. */
  returnUrl?: string | undefined;
};

export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  state: 'pending' | 'processed' | 'failed';
};

export type RefundRequest = {
  paymentId: string;
  amountPaise: number;
  /** The same at every try; 10 characters or more of letters, digits, `-` and `_`. */
  key: string;
};

/** What the gateway paid into the bank. */
export type Settlement = { id: string; amountPaise: number; utr: string; at: Date };

/** A payment in a settlement. */
export type SettledPayment = {
  paymentId: string;
  settlementId: string;
  feePaise: number;
  taxPaise: number;
  at: Date;
};

export type GatewayEvent = {
  id: string;
  kind: string;
  /** As it was signed. */
  body: string;
  /** What it is about; nothing of what it says about that is believed. */
  paymentId: string;
};

/** A payment gateway, such as Razorpay. Every call is limited in time and fails with a `GatewayError`. */
export type Gateway = {
  /** The link of this reference; the one that is there already when an answer was lost. */
  makeLink(link: NewLink): Promise<GatewayLink>;
  /** A link that was paid or is over stays as it is. */
  cancelLink(linkId: string): Promise<void>;
  fetchLink(linkId: string): Promise<GatewayLink | undefined>;
  /** The link by which a payment was made. */
  linkOfPayment(paymentId: string): Promise<GatewayLink | undefined>;
  fetchPayment(paymentId: string): Promise<GatewayPayment | undefined>;
  /** What was paid since then, in pages. */
  listPaidSince(since: Date): AsyncIterable<readonly GatewayPayment[]>;
  /** Repeats nothing by itself; see `refundOnce`. */
  refund(request: RefundRequest): Promise<GatewayRefund>;
  /** The refund that was made with this key. */
  findRefund(paymentId: string, key: string): Promise<GatewayRefund | undefined>;
  fetchRefund(refundId: string): Promise<GatewayRefund | undefined>;
  listSettlementsSince(since: Date): AsyncIterable<readonly Settlement[]>;
  /** The payments that were settled on a day in India. */
  listSettledOn(day: string): AsyncIterable<readonly SettledPayment[]>;
  /** `undefined` unless the gateway has signed it. */
  readWebhook(headers: Headers, body: Buffer): GatewayEvent | undefined;
};

/** What the web process needs of it: it makes links, and receives what the gateway says. */
export type WebGateway = Pick<Gateway, 'makeLink' | 'readWebhook'>;

export type GatewayErrorCode =
  /** Not reached, or no answer in time: whether it was done is not known. */
  | 'no-answer'
  /** Too many requests, or an error of the gateway's own. */
  | 'busy'
  /** The same request is being worked on. */
  | 'in-progress'
  /** Our keys are wrong. */
  | 'keys'
  /** The gateway does not do it. */
  | 'refused'
  /** An answer that we cannot read. */
  | 'unreadable';

const transient: ReadonlySet<GatewayErrorCode> = new Set(['no-answer', 'busy', 'in-progress']);

export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly code: GatewayErrorCode;

  constructor(code: GatewayErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.code = code;
  }

  /** Whether the same may succeed later. */
  get isTransient(): boolean {
    return transient.has(this.code);
  }
}
