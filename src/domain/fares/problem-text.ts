import { durationText } from '#domain/shared/duration-text.ts';
import type { TripProblem } from './estimate.ts';
import { counted } from './fare-text.ts';
import { maxDrivingMinutes } from './trip.ts';

/** Why a trip cannot be driven, the same for visitors and for staff. */
export function problemText(problem: TripProblem): string {
  switch (problem.code) {
    case 'past':
      return 'This time has passed.';
    case 'return-before-start':
      return 'The day of return is before the first day.';
    case 'same-stop':
      return 'The ride begins and ends at the same place.';
    case 'too-long-for-days': {
      const { drivingMinutes, days, neededDays, backDays } = problem;
      const room = days === 1 ? 'one day' : `${days} days`;
      const there = counted(neededDays - backDays, 'day', 'days');
      const takes = `It takes ${neededDays} days: ${there} there and ${backDays} back, with no day there`;
      return `${durationText(drivingMinutes)} of driving do not fit into ${room}: one driver drives up to ${maxDrivingMinutes / 60} hours a day. ${takes}. With a day there it takes ${neededDays + 1} days.`;
    }
    case 'back-after-midnight':
      return `You would be back at ${problem.clock} on the next day.`;
    case 'no-hire-by-hour':
      return `We do not hire cars by the hour in ${problem.stop}.`;
    case 'road-closed':
      return `The road between ${problem.from} and ${problem.to} is closed at that time of year.`;
  }
}
