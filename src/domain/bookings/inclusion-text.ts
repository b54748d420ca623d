import {
  alwaysIncluded,
  extraText,
  includedBesidesTolls,
  includedDistance,
  includedWaiting,
  notIncluded,
  notIncludedWithTolls,
} from '#domain/fares/fare-text.ts';
import type { DutyPlan } from './booking.ts';

/** Of a price without a fare by the rates that was agreed without tolls. */
const agreedIncluded = 'Car, driver, fuel and GST';
const agreedNotIncluded = 'Tolls, parking, permits and entry tickets, at cost';

/** What the price of a ride includes and what not, the same for staff and for the customer; also for another price than the fare's. */
export function inclusionsOf({
  fare,
  tollsIncluded,
  km,
  flight = '',
}: Pick<DutyPlan, 'fare' | 'tollsIncluded' | 'km'> & { flight?: string }): {
  included: string[];
  notIncluded: string[];
} {
  if (!fare)
    return {
      included: [
        tollsIncluded ? alwaysIncluded : agreedIncluded,
        ...(km === null ? [] : [`${km.toLocaleString('en-IN')} km`]),
      ],
      notIncluded: [tollsIncluded ? notIncluded : agreedNotIncluded],
    };
  return {
    included: [
      includedDistance(fare.included),
      includedWaiting(fare.included, flight),
      tollsIncluded ? alwaysIncluded : includedBesidesTolls,
    ].filter(Boolean),
    notIncluded: [tollsIncluded ? notIncluded : notIncludedWithTolls, ...fare.extras.map(extraText)],
  };
}
