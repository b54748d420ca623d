import { bookingNumber } from '#domain/bookings/booking.ts';
import { paperNames } from '#domain/bookings/fleet.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { dateText } from '#domain/shared/india-time.ts';
import type { DutyProblem } from './duty-problems.ts';
import type { PlanWarning } from './plan-warnings.ts';

/** `3 h 30 min`. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

const rangeText = (firstDay: string, lastDay: string) =>
  firstDay === lastDay ? dateText(firstDay) : `${dateText(firstDay)} – ${dateText(lastDay)}`;

/** What a dispatcher should check, as a part of a sentence. */
export const warningText =
  (cabs: CabNames) =>
  (warning: PlanWarning): string => {
    switch (warning.kind) {
      case 'other-type':
        return `the car is a ${carName(cabs, warning.carType)}`;
      case 'other-city':
        return `the ${warning.of} is in ${cityName(cabs, warning.city)}`;
      default:
        return problemText(warning);
    }
  };

/** What is wrong with a plan, as a part of a sentence; on the board, its panel and in the mail of the evening. */
export function problemText(problem: DutyProblem): string {
  switch (problem.kind) {
    case 'clash':
      return `the ${problem.of} is on ${bookingNumber(problem.bookingId)} at the same time`;
    case 'short-gap': {
      const { of, side, minutes, needed, bookingId } = problem;
      return `the ${of} has ${lengthText(minutes)} ${side === 'before' ? 'after' : 'before'} ${bookingNumber(bookingId)}, and needs about ${lengthText(needed)}`;
    }
    case 'day-off': {
      const { firstDay, lastDay, reason } = problem;
      return `the driver is off ${rangeText(firstDay, lastDay)}${reason ? ` (${reason})` : ''}`;
    }
    case 'paper-expired':
      return `${paperNames[problem.paper]} of the car is valid only until ${dateText(problem.expiresOn)}`;
    case 'licence-expired':
      return `the driver’s licence is valid only until ${dateText(problem.expiresOn)}`;
    case 'late':
      return problem.minutes < 0
        ? `no driver, and the pick-up was ${lengthText(-problem.minutes)} ago`
        : `no driver, and the pick-up is in ${lengthText(problem.minutes)}`;
  }
}
