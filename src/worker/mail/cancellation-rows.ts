import type { SharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { MailRow } from './mail-page.tsx';

type Cancelled = Pick<SharedBooking, 'totalPaise' | 'paidPaise' | 'charges'>;

const rowOf = (name: string, paise: number): MailRow[] => (paise > 0 ? [[name, formatPaise(paise)]] : []);

/** Paid, charged, kept, and what comes back of it in all. */
export function cancellationRows({ totalPaise, paidPaise, charges }: Cancelled): MailRow[] {
  const tcsPaise = charges.find(({ kind }) => kind === 'tcs')?.amountPaise ?? 0;
  return [
    ...rowOf('Paid', paidPaise),
    ['Charge for the cancellation', totalPaise > tcsPaise ? formatPaise(totalPaise - tcsPaise) : 'None'],
    ...rowOf('TCS that stays with the tax office', tcsPaise),
    ...rowOf('Comes back to you', paidPaise - totalPaise),
    ...rowOf('Still to pay', totalPaise - paidPaise),
  ];
}

/** What becomes of the TCS; empty where none is kept. */
export const keptTcsText = ({ charges }: Pick<Cancelled, 'charges'>): string =>
  charges.some(({ kind }) => kind === 'tcs') ? 'You claim the TCS back in your income tax return.' : '';
