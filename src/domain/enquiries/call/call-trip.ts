// Without zod, because the form reads the same fields in the browser.
import {
  chosenTrips,
  defaultHours,
  isByHours,
  type TripRequest,
  tripRequestOf,
} from '#domain/fares/requested-trip.ts';
import { clockMinutes, clockOf, dayInIndia, dayOf, minuteInIndia } from '#domain/shared/india-time.ts';
import { maxAdults, numberIn, partyFields } from '#domain/tour-packages/price/party-input.ts';

/** What a caller asks the price of. */
export const callKinds = [...chosenTrips, 'tour'] as const;
export type CallKind = (typeof callKinds)[number];

/** The form's fields that decide a price. */
export const callTripNames = [
  'kind',
  'tripFrom',
  'tripTo',
  'tripStarts',
  'tripTime',
  'tripEnds',
  'hours',
  'package',
  'adults',
  'ages',
  'passport',
] as const;
type CallTripName = (typeof callTripNames)[number];

/** As it is typed; a field that is not known is empty. */
export type CallTrip = Readonly<Record<Exclude<CallTripName, 'kind'>, string>> & { readonly kind: CallKind };

/** The car and the version of the rates that the caller was told; empty where none was chosen. */
export type CallChoice = { car: string; rates: string };

const kindOf = (typed: string | undefined): CallKind | undefined => callKinds.find((kind) => kind === typed);

/** `undefined` for fields without a kind, as other forms send them. */
export function callTripOf(fields: Readonly<Partial<Record<string, string>>>): CallTrip | undefined {
  const kind = kindOf(fields.kind);
  if (!kind) return undefined;
  const text = (name: CallTripName) => (fields[name] ?? '').trim();
  return {
    kind,
    tripFrom: text('tripFrom'),
    tripTo: text('tripTo'),
    tripStarts: text('tripStarts'),
    tripTime: text('tripTime'),
    tripEnds: text('tripEnds'),
    hours: text('hours'),
    package: text('package'),
    adults: text('adults'),
    ages: text('ages'),
    passport: text('passport'),
  };
}

/** What a price needs, in the order of the form. */
const needed = {
  'one-way': ['tripFrom', 'tripTo', 'tripStarts'],
  'round-trip': ['tripFrom', 'tripTo', 'tripStarts', 'tripEnds'],
  local: ['tripFrom', 'tripStarts'],
  tour: ['package', 'tripStarts', 'adults'],
} as const satisfies Record<CallKind, readonly CallTripName[]>;

export type Unsaid = (typeof needed)[CallKind][number];

function isSaid(name: Unsaid, typed: string): boolean {
  if (name === 'tripStarts' || name === 'tripEnds') return dayOf(typed) !== undefined;
  return name === 'adults' ? numberIn(typed, 1, maxAdults) !== undefined : typed !== '';
}

/** What has to be asked before there can be a price. */
export const unsaidIn = (trip: CallTrip): Unsaid[] =>
  needed[trip.kind].filter((name) => !isSaid(name, trip[name]));

const usualStart = '09:00';
const lastStart = 23 * 60 + 59;

/** A time at which the ride can still begin, where none was named: the fare does not depend on it. */
function openTime(day: string | undefined, now: Date): string {
  const [today, clock = ''] = minuteInIndia(now).split(' ');
  if (day !== today || clock < usualStart) return usualStart;
  return clockOf(Math.min(clockMinutes(clock) + 60, lastStart));
}

/** The ride as the estimator reads it; a tour has none. */
export function rideOfCall(trip: CallTrip, choice: Partial<CallChoice>, now: Date): TripRequest | undefined {
  const { kind, tripFrom, tripTo, tripStarts, tripEnds, tripTime, hours } = trip;
  if (kind === 'tour') return undefined;
  const day = dayOf(tripStarts);
  const { car = '', rates = '' } = choice;
  return tripRequestOf(
    {
      ...{ trip: kind, from: tripFrom, to: isByHours(kind) ? '' : tripTo, car, rates },
      date: day ?? '',
      time: tripTime || openTime(day, now),
      returnDate: dayOf(tripEnds) ?? '',
      hours: hours || String(defaultHours),
    },
    dayInIndia(now),
  );
}

/** The party of the tour as the price reads it. */
export const partyOfCall = ({ adults, ages, passport, tripStarts }: CallTrip): URLSearchParams =>
  new URLSearchParams({
    [partyFields.adults]: adults,
    [partyFields.ages]: ages,
    [partyFields.passport]: passport,
    [partyFields.month]: String(Number((dayOf(tripStarts) ?? '').slice(5, 7))),
  });
