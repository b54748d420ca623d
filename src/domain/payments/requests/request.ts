import type { ReceivedMoney } from '#domain/bookings/money/received-service.ts';
import type { RequestState } from './request-states.ts';

export const requestParts = ['deposit', 'balance', 'further', 'total', 'amount'] as const;
/** A part of the payment plan, or an amount that staff typed. */
export type RequestPart = (typeof requestParts)[number];

export const mismatchCodes = [
  'amount',
  'currency',
  'reference',
  'paid-before',
  'paid-twice',
  'cancelled',
  'expired',
  'withdrawn',
] as const;
/** Why money that came for a request is not counted by itself. */
export type MismatchCode = (typeof mismatchCodes)[number];

/** What came, as it is counted once staff decide so. */
export type ArrivedMoney = Omit<ReceivedMoney, 'key' | 'requestId'>;

/** What a customer was asked to pay. */
export type PaymentRequest = {
  id: string;
  /** Null of an accepted quote, also after it has become a booking. */
  bookingId: string | null;
  quoteId: string | null;
  /** What the customer writes as the remark: `B41-2`, `Q18-1`. */
  reference: string;
  part: RequestPart;
  amountPaise: number;
  /** Staff have confirmed that it is more than the balance. */
  isBeyond: boolean;
  dueOn: string | null;
  state: RequestState;
  expiresAt: Date;
  claimedAt: Date | null;
  /** The bank's number, as the customer typed it. */
  claimedReference: string;
  gatewayLinkId: string | null;
  /** Empty while there is none. */
  gatewayLinkUrl: string;
  /** Empty in every other state. */
  mismatch: MismatchCode | '';
  arrived: ArrivedMoney | null;
  openedAt: Date | null;
  madeBy: string;
  madeAt: Date;
  changedAt: Date;
};
