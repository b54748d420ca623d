import { travelMonth } from '#domain/enquiries/fields/travel-month.ts';
import type { MailedTrip } from '#domain/enquiries/intake/new-enquiry.ts';
import { rideRows } from '#domain/enquiries/intake/ride-text.ts';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { carsNote, type Room } from '#domain/fares/cars-needed.ts';
import { readCarTypes } from '#domain/fares/fare-service.ts';
import { tripRows } from '#domain/fares/fare-text.ts';
import { dateText } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';

const written = (value: number | null) => (value === null ? '' : String(value));

/** Names of everything that was ever offered, and the room of what is offered now. */
export type MailedCabs = { names: CabNames; cars: readonly (Room & { code: string })[] };

export const readMailedCabs = async (db: Queryable): Promise<MailedCabs> => ({
  names: await readCabNames(db),
  cars: await readCarTypes(db),
});

/** What was typed about the trip, without what was left empty. A ride of the fare estimator has rows of its own. */
export function tripFields(
  enquiry: MailedTrip,
  { names, cars }: MailedCabs,
): [label: string, value: string][] {
  const { trip, tripFrom, tripTo, tripStarts, tripTime, carType, adults, children } = enquiry;
  const month = travelMonth(enquiry);
  const ride: [string, string][] = [
    ['From', tripFrom],
    ['To', tripTo],
    month ? ['Month', month] : ['Date', tripStarts ? dateText(tripStarts) : ''],
    ['Time', tripTime],
    ['Car', carType && carName(names, carType)],
  ];
  const people: [string, string][] = [
    ['Adults', written(adults)],
    ['Children', written(children)],
  ];
  const note = carsNote(
    { people: adults, bags: enquiry.rideDetails?.bags ?? null },
    cars.find(({ code }) => code === trip?.car),
    { farePaise: trip?.fare?.totalPaise, isAbout: trip?.isAbout === true },
  );
  const rows: [string, string][] = [
    ...(trip ? tripRows(trip, names) : ride),
    ['Cars', note],
    ...people,
    ...rideRows(enquiry.rideDetails),
  ];
  return rows.filter(([, value]) => value !== '');
}
