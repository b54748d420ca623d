import type { MoneyPlace, PayMethod } from '#domain/bookings/booking.ts';
import type { CountedMoney } from '#domain/bookings/money/counted-money.ts';
import type { PaidSubject } from '#domain/bookings/money/counted-service.ts';
import type { PartStanding } from '#domain/bookings/plan/payment-plan.ts';

/** The printed view of one payment. It has no series of its own: its number is that of the entry. */
export type Receipt = {
  /** `R123` */
  number: string;
  payer: string;
  /** `B41`, or the reference of a quote with its version. */
  subject: Pick<PaidSubject, 'number' | 'version' | 'title'>;
  parts: PartStanding['kind'][];
  amountPaise: number;
  method: PayMethod;
  place: MoneyPlace;
  reference: string;
  /** `2026-11-20` */
  receivedOn: string;
  totalPaise: number;
  /** With this payment. */
  receivedPaise: number;
  /** Names of the tax documents of this payment; without one it is a receipt only. */
  documents: string[];
  madeAt: Date;
};

export const receiptNumber = (entryId: string): string => `R${entryId}`;

/** The parts of the plan that a payment covers, by what was paid before it. */
export function partsPaid(
  parts: readonly PartStanding[],
  { beforePaise, amountPaise }: Pick<CountedMoney, 'beforePaise' | 'amountPaise'>,
): PartStanding['kind'][] {
  const [from, to] = [Math.max(0, beforePaise), Math.max(0, beforePaise) + amountPaise];
  let start = 0;
  return parts.flatMap((part) => {
    const [begin, end] = [start, start + part.amountPaise];
    start = end;
    return begin < to && from < end ? [part.kind] : [];
  });
}

type Source = { subject: PaidSubject; entry: CountedMoney; payer: string; documents: readonly string[] };

export function toReceipt({ subject, entry, payer, documents }: Source): Receipt {
  const { number, version, title, totalPaise } = subject;
  const { amountPaise, method, place, reference, receivedOn, madeAt, beforePaise } = entry;
  return {
    number: receiptNumber(entry.id),
    payer,
    subject: { number, version, title },
    parts: partsPaid(subject.parts, entry),
    ...{ amountPaise, method, place, reference, receivedOn, totalPaise, madeAt },
    receivedPaise: beforePaise + amountPaise,
    documents: [...documents],
  };
}
