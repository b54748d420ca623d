import type { MoneyPlace, PayMethod } from '#domain/bookings/booking.ts';

/** `asked` waits for a second person, `approved` is to be sent. */
export const refundStates = ['asked', 'approved', 'sent', 'done', 'failed', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];

/** Those whose money has gone or will go. */
export const liveStates = ['asked', 'approved', 'sent', 'done'] as const satisfies readonly RefundState[];

/** What came through the gateway goes back through it; anything else is sent by staff. */
export const refundWays = ['gateway', 'hand'] as const;
export type RefundWay = (typeof refundWays)[number];

export type Refund = {
  id: string;
  bookingId: string | null;
  /** The payment that goes back; `null` of one that was never counted. */
  sourceEntryId: string | null;
  /** How that payment came. */
  sourceMethod: PayMethod | null;
  providerPaymentId: string | null;
  amountPaise: number;
  reason: string;
  /** Why it does not go back to its source; empty when it does. */
  otherWay: string;
  way: RefundWay;
  state: RefundState;
  needsApproval: boolean;
  askedBy: string;
  askedById: string;
  askedAt: Date;
  approvedBy: string;
  sentBy: string;
  sentAt: Date | null;
  doneAt: Date | null;
  reference: string;
  /** Why it failed, as a code. */
  failure: string;
  gatewayRefundId: string | null;
  entryId: string | null;
  /** How staff have sent it. */
  sentMethod: PayMethod | null;
  attempt: number;
  /** When the worker last asked the gateway for it. */
  startedAt: Date | null;
  revision: number;
};

/** A payment of a booking, and what of it can still go back. */
export type RefundSource = {
  entryId: string;
  method: PayMethod;
  place: MoneyPlace;
  reference: string;
  receivedOn: string;
  gatewayPaymentId: string | null;
  requestId: string | null;
  amountPaise: number;
  openPaise: number;
};

/** The key that the gateway knows a refund by: the same at every try, another one after it was refused for good. */
export const gatewayKeyOf = ({ id, attempt }: Pick<Refund, 'id' | 'attempt'>): string =>
  `refund-${id}-${attempt}`;

export const wayOf = ({ place }: Pick<RefundSource, 'place'>): RefundWay =>
  place === 'gateway' ? 'gateway' : 'hand';
