import { tripContent } from '#app/content/site/links/trip.ts';
import type { BookedPackage } from '#domain/bookings/packages/package.ts';
import type { SharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { formatPaise } from '#domain/shared/money.ts';

const content = tripContent.cancelling;

/** What of the payment comes back when the trip is cancelled for this charge; empty while nothing is paid. */
export function paidText(
  {
    totalPaise,
    receivedPaise,
    keptTcsPaise,
    collectedTcsPaise,
  }: Pick<SharedBooking, 'totalPaise' | 'receivedPaise' | 'keptTcsPaise' | 'collectedTcsPaise'>,
  { amountPaise }: Pick<BookedPackage, 'amountPaise'>,
  chargePaise: number,
): string {
  if (receivedPaise <= 0) return '';
  const paid = formatPaise(receivedPaise);
  // Extras that were sold beside the trip stay due.
  const rest = receivedPaise - chargePaise - keptTcsPaise - (totalPaise - amountPaise);
  // What is collected in this month may be deposited before the cancellation.
  const latePaise = keptTcsPaise > 0 ? 0 : collectedTcsPaise;
  const tcs =
    (keptTcsPaise > 0 ? ` ${content.tcs(formatPaise(keptTcsPaise))}` : '') +
    (latePaise > 0 ? ` ${content.tcsLater(formatPaise(latePaise))}` : '');
  if (rest === 0) return content.exact(paid) + tcs;
  if (rest < 0) return content.owed(paid, formatPaise(-rest)) + tcs;
  return content.refunded(paid, formatPaise(rest)) + tcs;
}
