import { extraText, includedText, pointsIncluded, pointsLeftOut } from '#domain/fares/inclusion-text.ts';
import type { DutyPlan } from './booking.ts';

/** What the price of a ride includes and what not, the same for staff and for the customer; also for another price than the fare's. */
export function inclusionsOf({
  fare,
  leftOut,
  km,
  flight = '',
}: Pick<DutyPlan, 'fare' | 'leftOut' | 'km'> & { flight?: string }): {
  included: string[];
  notIncluded: string[];
} {
  if (!fare)
    return {
      included: [includedText(leftOut), ...(km === null ? [] : [`${km.toLocaleString('en-IN')} km`])],
      notIncluded: pointsLeftOut(leftOut),
    };
  return {
    included: pointsIncluded(fare, leftOut, flight),
    notIncluded: [...pointsLeftOut(leftOut), ...fare.extras.map((extra) => extraText(extra, leftOut))],
  };
}
