import { randomBytes } from 'node:crypto';

/** 14 letters and digits after the kind, as Razorpay's ids have. */
export const newId = (kind: 'plink' | 'pay' | 'rfnd' | 'order' | 'setl'): string =>
  `${kind}_${randomBytes(24).toString('base64').replaceAll(/[+/=]/g, '').slice(0, 14)}`;

export type Link = {
  id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  accept_partial: boolean;
  reference_id: string;
  description: string;
  expire_by: number;
  expired_at: number;
  cancelled_at: number;
  created_at: number;
  order_id: string;
  short_url: string;
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled';
  callback_url: string;
  callback_method: string;
};

export type Payment = {
  id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string | null;
  method: string;
  amount_refunded: number;
  captured: boolean;
  fee: number;
  tax: number;
  acquirer_data: Record<string, string | null>;
  created_at: number;
  linkId: string | null;
  settlementId: string | null;
};

export type Refund = {
  id: string;
  amount: number;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
};

export type SettlementRow = {
  id: string;
  amount: number;
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
};

/** What Razorpay holds of one account. */
export class Ledger {
  readonly links = new Map<string, Link>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly settlements = new Map<string, SettlementRow>();
  /** The answers to refunds, by their idempotency key. */
  readonly refundKeys = new Map<string, { body: string; refund: Refund }>();
  readonly linkOfReference = new Map<string, Link>();

  paymentsOf(linkId: string): Payment[] {
    return [...this.payments.values()].filter((payment) => payment.linkId === linkId);
  }
}

export const seconds = (moment: Date = new Date()): number => Math.floor(moment.getTime() / 1000);

const customer = { email: 'gaurav.kumar@example.com', contact: '+919000090000' };

export const linkEntity = (ledger: Ledger, link: Link, isListed = false) => ({
  ...link,
  first_min_partial_amount: 0,
  customer,
  notes: null,
  notify: { email: false, sms: false },
  // A list leaves them out; a link without one has null.
  payments: isListed
    ? []
    : nullIfEmpty(
        ledger.paymentsOf(link.id).map(({ id, amount, method, status, created_at }) => ({
          ...{
            amount,
            created_at,
            method,
            payment_id: id,
            plink_id: link.id,
            status,
            updated_at: created_at,
          },
        })),
      ),
  reminder_enable: false,
  reminders: [],
  updated_at: link.created_at,
  upi_link: false,
  user_id: '',
  whatsapp_link: false,
});

const nullIfEmpty = <One>(list: One[]): One[] | null => (list.length === 0 ? null : list);

export const paymentEntity = ({ linkId, settlementId, ...payment }: Payment) => ({
  ...payment,
  entity: 'payment',
  invoice_id: null,
  international: false,
  refund_status: payment.amount_refunded === 0 ? null : payment.status === 'refunded' ? 'full' : 'partial',
  description: linkId === null ? null : `#${linkId.slice(6)}`,
  card_id: null,
  bank: null,
  wallet: null,
  vpa: payment.method === 'upi' ? 'gaurav.kumar@exampleupi' : null,
  ...customer,
  notes: [],
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
});

export const refundEntity = (refund: Refund) => ({
  ...refund,
  entity: 'refund',
  currency: 'INR',
  notes: [],
  acquirer_data: { arn: null },
  batch_id: null,
  speed_processed: 'normal',
  speed_requested: 'normal',
});

export const settlementEntity = (settlement: SettlementRow) => ({
  ...settlement,
  entity: 'settlement',
  status: 'processed',
});
