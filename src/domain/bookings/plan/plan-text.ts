import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { PartStanding } from './payment-plan.ts';

const names: Record<PartStanding['kind'], string> = {
  deposit: 'Deposit',
  balance: 'Balance',
  further: 'Further charges',
  total: 'Total',
};

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
