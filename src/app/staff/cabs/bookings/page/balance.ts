import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { balanceOf } from '#domain/bookings/booking.ts';
import { formatPaise } from '#domain/shared/money.ts';

const { money: content } = staffBookingsContent;

/** `₹1,995 due`, `Paid` or `₹500 to refund`. */
export function balanceText(paise: number): string {
  if (paise === 0) return content.paid;
  return paise > 0 ? content.due(formatPaise(paise)) : content.toRefund(formatPaise(-paise));
}

/** As staff would type it: `1617` or `1617.50`. */
export const typedAmount = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);

export const typedBalance = (sums: { totalPaise: number; receivedPaise: number }): string =>
  typedAmount(balanceOf(sums));
