import { reasonOf } from '#app/staff/cabs/assign/choice-view.ts';
import type { UsualLeftOut } from '#domain/bookings/board/usual-fleet.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { staffCabBoardContent as content } from './texts.ts';

/** `The usual driver Bikash Kalita was not assigned: on B12, 1 Dec 2026, 09:00 – 1 Dec 2026, 13:00.` */
export function usualLeftOutText({ kind, name, reason }: UsualLeftOut, cabs: CabNames): string {
  const why =
    reason.kind === 'taken'
      ? content.choices.busy(
          bookingNumber(reason.by.bookingId),
          timeText(reason.by.pickupAt),
          timeText(reason.by.endsAt),
        )
      : reasonOf(reason, cabs);
  return content.done.usualLeftOut[kind](name, why);
}
