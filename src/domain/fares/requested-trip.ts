import { dayOf, daysAfter } from '#domain/shared/india-time.ts';
import { codeOf } from './cab-names.ts';
import type { Fare } from './fare.ts';
import type { PermitState } from './permits.ts';
import type { CarType, City } from './rates.ts';
import { maxDays, maxHours, maxKm, type TripType } from './trip.ts';

/** What visitors choose from; whether a single ride has the airport's rates follows from its stops. */
export const chosenTrips = ['one-way', 'round-trip', 'local'] as const;
export type ChosenTrip = (typeof chosenTrips)[number];

/** The form's fields, in the address of the result page, in calls and in the enquiry. */
export const tripFields = {
  trip: 'trip',
  from: 'from',
  to: 'to',
  /** Stops on the way, in the order in which they are driven. */
  stop1: 'stop1',
  stop2: 'stop2',
  stop3: 'stop3',
  stop4: 'stop4',
  stop5: 'stop5',
  km: 'km',
  date: 'date',
  time: 'time',
  returnDate: 'returnDate',
  hours: 'hours',
  city: 'city',
  car: 'car',
  /** The version of the rates that the visitor saw. */
  version: 'rates',
} as const;

/** A trip as the visitor asked for it. Places are slugs, or names as they were typed. */
export type TripRequest = {
  trip: ChosenTrip;
  from: string;
  to: string;
  /** On the way from the beginning to the end; empty for hire by the hour. */
  stops: readonly string[];
  /** Typed kilometres, for stops without a known road. */
  km?: number;
  /** May be past; whether the trip can be driven is checked apart. */
  day: string;
  time: string;
  /** Only of a round trip; may be before its beginning. */
  returnDay?: string;
  /** Only of hire by the hour. */
  hours?: number;
  /** Only of hire by the hour; for rides the stop decides. Whether there is such a city is checked with the rates. */
  city?: City;
  /** As it was asked for; there may be no such type. */
  car?: CarType;
  version?: number;
};

/** What an enquiry keeps of the trip: what was asked, and the fare that the visitor saw. */
export type RequestedTrip = {
  trip: TripType;
  city: City;
  from: string;
  to: string;
  /** Slugs of known stops, empty for others. */
  fromSlug: string;
  toSlug: string;
  /** Names of the stops on the way; missing in trips from before there were any. */
  stops?: readonly string[];
  km: number | null;
  day: string;
  time: string;
  /** No time was named; `time` is only what the fare was checked with. */
  isTimeOpen?: true;
  returnDay: string | null;
  hours: number | null;
  /** Empty where none was chosen, because no fare could be shown. */
  car: CarType;
  /** A distance that decides the fare was still to be confirmed. */
  isAbout?: boolean;
  /** The states on it that ask visitors for papers; missing where none does. */
  permits?: readonly PermitState[];
  /** Away from home; missing where there is none. */
  nights?: number;
  /** `null` when no fare could be shown. */
  fare: Fare | null;
};

const maxNameLength = 100;

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

function wholeNumber(text: string, min: number, max: number): number | undefined {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

/** In quarters of an hour. */
function hoursOf(text: string): number | undefined {
  const value = /^\d{1,2}(\.(25|5|50|75|0|00))?$/.test(text) ? Number(text) : Number.NaN;
  return value >= 1 && value <= maxHours ? value : undefined;
}

const defaultTime = '09:00';
export const defaultHours = 8;

export type TripField = (typeof tripFields)[keyof typeof tripFields];

export const stopFields = ['stop1', 'stop2', 'stop3', 'stop4', 'stop5'] as const satisfies TripField[];

/** Addresses from before have a sightseeing day, which is hire by the hour. */
const earlierTrips = new Map<string, ChosenTrip>([['sightseeing', 'local']]);

function returnDayOf(typed: string, day: string): string {
  const returnDay = dayOf(typed) ?? day;
  const lastDay = daysAfter(day, maxDays - 1);
  return returnDay < lastDay ? returnDay : lastDay;
}

/**
 * Reads the form's fields. What cannot be read is left out or replaced by its default, because a form without script is
 * sent as it is; the result page shows what was understood.
 */
export function tripRequestOf(
  fields: Readonly<Partial<Record<TripField, string>>>,
  today: string,
): TripRequest {
  const text = (field: TripField) => {
    const typed = fields[field] ?? '';
    return typed === ''
      ? ''
      : typed
          .replaceAll(/[\s\0]+/g, ' ')
          .trim()
          .slice(0, maxNameLength);
  };
  const trip = oneOf(chosenTrips, text('trip')) ?? earlierTrips.get(text('trip')) ?? 'one-way';
  const day = dayOf(text('date')) ?? daysAfter(today, 1);
  const time = /^([01]\d|2[0-3]):[0-5]\d$/.test(text('time')) ? text('time') : defaultTime;
  const km = wholeNumber(text('km'), 1, maxKm);
  const car = codeOf(text('car'));
  const city = codeOf(text('city'));
  const version = wholeNumber(text('rates'), 1, 9_999);
  return {
    trip,
    from: text('from'),
    to: text('to'),
    stops: isByHours(trip) ? [] : stopFields.map(text).filter((stop) => stop !== ''),
    day,
    time,
    ...(km !== undefined && { km }),
    ...(car && { car }),
    ...(city && { city }),
    ...(version !== undefined && { version }),
    ...(trip === 'round-trip' && { returnDay: returnDayOf(text('returnDate'), day) }),
    ...(isByHours(trip) && { hours: hoursOf(text('hours')) ?? defaultHours }),
  };
}

export const isByHours = (trip: ChosenTrip | TripType): trip is 'local' | 'sightseeing' =>
  trip === 'local' || trip === 'sightseeing';

/** The fields of the request, for addresses and forms; `tripRequestOf` reads them back. */
export function fieldsOf(request: TripRequest): Partial<Record<TripField, string>> {
  const { trip, from, to, stops, km, day, time, returnDay, hours, city, car, version } = request;
  const all = {
    trip,
    from,
    to,
    ...Object.fromEntries(stopFields.map((field, index) => [field, stops[index]])),
    km,
    date: day,
    time,
    returnDate: returnDay,
    hours,
    city,
    car,
    rates: version,
  };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
}

export type MissingEnd = 'from' | 'to';

/** The end that has to be named before there can be a fare; hire by the hour may begin anywhere in its city. */
export function missingPlace({ trip, from, to }: TripRequest): MissingEnd | null {
  if (isByHours(trip)) return null;
  if (from === '') return 'from';
  return to === '' ? 'to' : null;
}
