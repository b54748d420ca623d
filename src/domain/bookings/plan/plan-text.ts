import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { PartStanding } from './payment-plan.ts';

const names: Record<PartStanding['kind'], string> = {
  deposit: 'Deposit',
  balance: 'Balance',
  further: 'Further charges',
  total: 'Total',
};

/** What is asked or claimed for a part. */
export type PartNotes = { [Kind in PartStanding['kind']]?: string };

/** The parts with what is asked and claimed for them; what is paid needs no note. */
export const toPlanView = (parts: readonly PartStanding[], notes: PartNotes = {}) =>
  parts.map((part) => ({ ...toPartView(part), note: part.openPaise > 0 ? (notes[part.kind] ?? '') : '' }));

/** A part of the payment plan as customers and staff read it; the day no longer matters once it is paid. */
export function toPartView({ kind, amountPaise, openPaise, dueOn }: PartStanding) {
  const isPaid = openPaise === 0;
  const open = openPaise < amountPaise ? `${formatPaise(openPaise)} still to pay` : '';
  return {
    name: dueOn && !isPaid ? `${names[kind]}, due ${dateText(dueOn)}` : names[kind],
    amount: formatPaise(amountPaise),
    isPaid,
    /** Empty when nothing is paid of it. */
    state: isPaid ? 'Paid' : open,
  };
}
