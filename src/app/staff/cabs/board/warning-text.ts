import { staffCarsContent, staffDriversContent } from '#app/staff/cabs/fleet/texts.ts';
import type { PlanWarning } from '#domain/bookings/board/plan-warnings.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { lengthText } from './board-view.ts';
import { staffCabBoardContent } from './texts.ts';

const content = staffCabBoardContent.warnings;
const minuteMs = 60_000;

/** What a dispatcher should check, as a part of a sentence. */
export const warningText =
  (cabs: CabNames) =>
  (warning: PlanWarning): string => {
    switch (warning.kind) {
      case 'short-gap': {
        const { of, side, minutes, needed, bookingId } = warning;
        const text = side === 'before' ? content.gapBefore : content.gapAfter;
        return text(
          content.of[of],
          bookingNumber(bookingId),
          lengthText(minutes * minuteMs),
          lengthText(needed * minuteMs),
        );
      }
      case 'day-off': {
        const { firstDay, lastDay, reason } = warning;
        return content.dayOff(
          staffDriversContent.daysOff.range(dateText(firstDay), dateText(lastDay)),
          reason,
        );
      }
      case 'paper-expired':
        return content.paper(staffCarsContent.papers[warning.paper], dateText(warning.expiresOn));
      case 'licence-expired':
        return content.licence(dateText(warning.expiresOn));
      case 'other-type':
        return content.otherType(carName(cabs, warning.carType));
      case 'other-city':
        return content.otherCity(content.of[warning.of], cityName(cabs, warning.city));
    }
  };
