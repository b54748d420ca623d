import { done } from '#app/staff/forms/action-result.ts';
import type { SwapPart } from '#domain/bookings/board/swap-parts.ts';
import type { Swapped } from '#domain/bookings/board/swap-service.ts';
import { warningText } from '#domain/bookings/board/warning-text.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import { swapContent as content } from './texts.ts';

/** What both have now; swapping again takes it back. */
export function swapResult({ one, other }: Swapped, part: SwapPart, cabs: CabNames) {
  const text = content.done(
    bookingNumber(one.bookingId),
    content.crew(one.car, one.driver),
    bookingNumber(other.bookingId),
    content.crew(other.car, other.driver),
  );
  const checkOf = ({ dutyId, bookingId, warnings }: Swapped['one']) => ({
    ...{ dutyId, bookingId },
    warnings: warnings.map(warningText(cabs)),
  });
  return done(text, {
    check: checkOf(one),
    otherCheck: checkOf(other),
    link: null,
    undo: {
      intent: 'swap',
      ...{ dutyId: one.dutyId, revision: String(one.revision) },
      ...{ otherId: other.dutyId, otherRevision: String(other.revision), part },
    },
  });
}
