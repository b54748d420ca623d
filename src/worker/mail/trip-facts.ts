import { travelMonth } from '#domain/enquiries/facts/travel-month.ts';
import type { MailedTrip } from '#domain/enquiries/intake/new-enquiry.ts';
import { rideRows } from '#domain/enquiries/intake/ride-text.ts';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import { tripRows } from '#domain/fares/fare-text.ts';
import { shownDate } from '#domain/shared/india-time.ts';

const written = (value: number | null) => (value === null ? '' : String(value));

/** What was typed about the trip, without what was left empty. A ride of the fare estimator has rows of its own. */
export function tripFacts(enquiry: MailedTrip, cabs: CabNames): [label: string, value: string][] {
  const { trip, tripFrom, tripTo, tripStarts, tripTime, carType, adults, children } = enquiry;
  const month = travelMonth(enquiry);
  const ride: [string, string][] = [
    ['From', tripFrom],
    ['To', tripTo],
    month ? ['Month', month] : ['Date', tripStarts ? shownDate(tripStarts) : ''],
    ['Time', tripTime],
    ['Car', carType && carName(cabs, carType)],
  ];
  const people: [string, string][] = [
    ['Adults', written(adults)],
    ['Children', written(children)],
  ];
  const rows = [...(trip ? tripRows(trip, cabs) : ride), ...people, ...rideRows(enquiry.rideDetails)];
  return rows.filter(([, value]) => value !== '');
}
