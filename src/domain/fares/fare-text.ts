import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { type CabNames, carName, cityName } from './cab-names.ts';
import type { Extra, Fare, FareLine, Included } from './fare.ts';
import type { RequestedTrip } from './requested-trip.ts';
import type { TripType } from './trip.ts';

/** The sentences about a fare, the same on the site, in mails, in chats, on enquiries and on quotes. */

export const tripNames: Record<TripType, string> = {
  'one-way': 'One way',
  'round-trip': 'Round trip',
  airport: 'Airport transfer',
  local: 'By the hour',
  sightseeing: 'Sightseeing day',
};

export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

const hoursText = (hours: number) => counted(hours, 'hour', 'hours');
export const minutesText = (minutes: number) => counted(minutes, 'minute', 'minutes');
const kmText = (km: number) => `${km.toLocaleString('en-IN')} km`;

/** `500 km in 2 days`, `8 hours and 80 km`, `120 km`. */
export function includedDistance({ km, days, hours }: Included): string {
  if (hours !== undefined) return `${hoursText(hours)} and ${kmText(km)}`;
  return days === undefined ? kmText(km) : `${kmText(km)} in ${counted(days, 'day', 'days')}`;
}

/** Empty where the car is hired with its waiting. A late flight or train, `meets`, does not use up the free time. */
export const includedWaiting = ({ freeWaitingMinutes }: Included, meets = ''): string => {
  if (freeWaitingMinutes === 0) return '';
  const waiting = `${minutesText(freeWaitingMinutes)} of waiting`;
  return meets ? `${waiting} from when ${meets} arrives` : waiting;
};

/** `at least 250 km for each day`, as a round trip is charged. */
export function dayMinimumText(minimum: { fewest: number; most: number } | null): string {
  if (!minimum || minimum.most === 0) return 'the kilometres that the fare names';
  const { fewest, most } = minimum;
  return fewest === most
    ? `at least ${kmText(most)} for each day`
    : `at least ${fewest} to ${kmText(most)} for each day, by the car`;
}

/** `30 minutes, or 60 between an airport and its own city`, for how long waiting is free. */
export function freeWaitingText(
  waiting: { freeWaitingMinutes: number; airportFreeWaitingMinutes: number } | null,
): string {
  if (!waiting) return 'as long as the booking says';
  const { freeWaitingMinutes: minutes, airportFreeWaitingMinutes: airport } = waiting;
  return minutes === airport
    ? minutesText(minutes)
    : `${minutesText(minutes)}, or ${airport} between an airport and its own city`;
}

const stepOf = (extras: readonly Extra[]) =>
  minutesText(extras.find(({ stepMinutes }) => stepMinutes !== undefined)?.stepMinutes ?? 60);

/** What a line of the fare is for. */
export function lineText(line: FareLine, extras: readonly Extra[]): string {
  const { kind, quantity, ratePaise } = line;
  const rate = formatPaise(ratePaise);
  switch (kind) {
    case 'distance':
      return `${kmText(quantity)} at ${rate}`;
    case 'minimum-distance':
      return `At least ${kmText(quantity)} at ${rate}`;
    case 'hour-package':
      return line.package
        ? `Package of ${hoursText(line.package.hours)} and ${kmText(line.package.km)}`
        : 'Hour package';
    case 'extra-distance':
      return `${kmText(quantity)} more at ${rate}`;
    case 'extra-time':
      return `${quantity} × ${stepOf(extras)} more at ${rate}`;
    case 'waiting':
      return `${quantity} × ${stepOf(extras)} of waiting at ${rate}`;
  }
}

/** `CGST 2.5%`. */
export const taxText = (name: 'CGST' | 'SGST' | 'IGST', basisPoints: number): string =>
  `${name} ${basisPoints / 100}%`;

/** What a ride meets at its pick-up. */
export type Arrival = 'flight' | 'train';

const arrivalsByKind: ReadonlyMap<string, Arrival> = new Map([
  ['airport', 'flight'],
  ['station', 'train'],
]);

/** By the kind of a stop. */
export const arrivalOf = (kind: string): Arrival | undefined => arrivalsByKind.get(kind);

const freeWaitingFrom: Record<Arrival, string> = {
  flight: 'begins when your flight lands, so a delayed flight costs you nothing',
  train: 'begins when your train arrives, so a delayed train costs you nothing',
};

/** From when waiting at the pick-up is free, and what it costs after that; empty where the car is hired with its waiting. */
export function waitingText(
  { included: { freeWaitingMinutes }, extras }: Pick<Fare, 'included' | 'extras'>,
  arrival?: Arrival,
): string {
  const waiting = extras.find(({ kind }) => kind === 'waiting');
  if (!waiting) return '';
  const { stepMinutes = 60, ratePaise } = waiting;
  const free = arrival ? freeWaitingFrom[arrival] : 'begins at the agreed time';
  const after = `${formatPaise(ratePaise)} and GST for each started ${minutesText(stepMinutes)}`;
  return `Free waiting of ${minutesText(freeWaitingMinutes)} ${free}; after that ${after}.`;
}

/** The same for a ride whose city is named already. */
export const routeBetween = (from: string, to: string, city: string): string =>
  [from || city, to].filter((name) => name !== '').join(' to ');

/** `Guwahati Airport (LGBI) to Shillong`; for hire by the hour the pick-up stop or the city. */
export const routeText = (
  { from, to, city }: Pick<RequestedTrip, 'from' | 'to' | 'city'>,
  names: Pick<CabNames, 'cities'>,
): string => routeBetween(from, to, cityName(names, city));

/** `17 Nov 2026, 09:00`, with the last day of a round trip. */
export function whenText({
  day,
  time,
  isTimeOpen,
  returnDay,
}: Pick<RequestedTrip, 'day' | 'time' | 'isTimeOpen' | 'returnDay'>): string {
  const start = isTimeOpen ? dateText(day) : `${dateText(day)}, ${time}`;
  return returnDay === null ? start : `${start}, back on ${dateText(returnDay)}`;
}

/** `₹3,402 with GST`. */
export const fareText = ({ totalPaise }: Fare): string => `${formatPaise(totalPaise)} with GST`;

/** `₹3,402`, or `about ₹3,402` in whole rupees while a distance is still to be confirmed. */
export const priceText = (paise: number, isAbout = false): string =>
  isAbout ? `about ${formatPaise(Math.ceil(paise / 100) * 100)}` : formatPaise(paise);

/** Why a fare says 'about'. */
export const aboutText =
  'We still check a distance of this ride, so the fare may change a little. You know it before anything is booked.';

/** `120 km`, `100 km each way`, `410 km there and back over the stops`. */
export function distanceText({
  trip,
  km,
  stops = [],
  fare,
}: Pick<RequestedTrip, 'trip' | 'stops' | 'fare'> & { km: number }): string {
  if (trip !== 'round-trip') return kmText(km);
  const loopKm = fare?.trip.type === 'round-trip' ? fare.trip.loopKm : undefined;
  if (stops.length === 0)
    return loopKm === undefined ? `${kmText(km)} each way` : `${kmText(loopKm)} there and back`;
  // Over stops the way there is longer than the way back, which is known with the fare only.
  return fare
    ? `${kmText(loopKm ?? 2 * km)} there and back over the stops`
    : `${kmText(km)} there over the stops`;
}

/** With what a round trip includes. */
const drivenAndIncluded = (trip: Parameters<typeof distanceText>[0]): string =>
  [
    distanceText(trip),
    ...(trip.trip === 'round-trip' && trip.fare ? [`${includedDistance(trip.fare.included)} included`] : []),
  ].join(', ');

/** The last day on which a fare can be booked; `undefined` where that is until the customer travels. */
export const lastBookingDay = ({ validUntil }: Pick<Fare, 'validUntil'>, travelDay: string) =>
  validUntil < travelDay ? validUntil : undefined;

/** `booked by 23 Nov 2026`, `booked before you travel`, after an 'if'. */
export function bookedByText(fare: Pick<Fare, 'validUntil'>, travelDay: string): string {
  const day = lastBookingDay(fare, travelDay);
  return day === undefined ? 'booked before you travel' : `booked by ${dateText(day)}`;
}

/** While a distance is still to be confirmed, so is the fare. */
const shownFare = ({
  fare,
  day,
  isAbout = false,
}: Pick<RequestedTrip, 'isAbout' | 'day'> & { fare: Fare }): string =>
  `${isAbout ? 'about ' : ''}${fareText(fare)}, if ${bookedByText(fare, day)}`;

type TripRow = [label: string, value: string];

/** A requested trip in rows of label and value, where the fare stands apart. */
export function rowsWithoutFare(trip: RequestedTrip, names: CabNames): TripRow[] {
  const { hours, km, stops = [] } = trip;
  const rows: [string, string | false][] = [
    ['Trip', `${tripNames[trip.trip]}, ${routeText(trip, names)}`],
    ['Stops on the way', stops.length > 0 && stops.join(', ')],
    ['When', whenText(trip)],
    ['Hours', hours !== null && String(hours)],
    ['Distance', km !== null && drivenAndIncluded({ ...trip, km })],
    ['Car', trip.car !== '' && carName(names, trip.car)],
  ];
  return rows.flatMap(([label, value]) => (value === false ? [] : [[label, value]]));
}

/** The same with the fare, for mails and for the enquiry. */
export function tripRows(trip: RequestedTrip, names: CabNames): TripRow[] {
  const { fare } = trip;
  const rows = rowsWithoutFare(trip, names);
  return fare ? [...rows, ['Fare', shownFare({ ...trip, fare })]] : rows;
}

/** The first lines of a message about the trip, which the visitor reads and may change before sending. */
export const tripMessage = (trip: RequestedTrip, names: CabNames): string =>
  [
    ...tripRows(trip, names).map(([label, value]) => `${label}: ${value}`),
    ...(trip.fare ? [] : ['Please tell me the fare.']),
  ].join('\n');

/** The first message of a chat about the trip. */
export const tripChat = (trip: RequestedTrip, names: CabNames): string =>
  `Hello, I would like to book this cab.\n${tripMessage(trip, names)}`;
