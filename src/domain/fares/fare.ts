import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import {
  type CarType,
  cardOf,
  type FarePolicy,
  type FareTax,
  type HourPackage,
  type RateCard,
  type RateVersion,
} from './rates.ts';
import { maxDays, maxHours, maxKm, maxLoopKm, maxWaitingMinutes, type Trip } from './trip.ts';

/** One line of a fare: so many units at a rate. */
export type FareLine = {
  kind: 'distance' | 'minimum-distance' | 'hour-package' | 'extra-distance' | 'extra-time' | 'waiting';
  quantity: number;
  ratePaise: number;
  amountPaise: number;
  /** Only of an hour package. */
  package?: { hours: number; km: number };
};

/** What the fare covers. */
export type Included = { km: number; days?: number; hours?: number; freeWaitingMinutes: number };

/** What a customer pays for more than was booked: a rate for each started step. */
export type Extra = { kind: 'km' | 'time' | 'waiting'; stepMinutes?: number; ratePaise: number };

export type Fare = {
  carType: CarType;
  trip: Trip;
  lines: readonly FareLine[];
  subtotalPaise: number;
  cgstPaise: number;
  sgstPaise: number;
  /** To the whole rupee. */
  roundingPaise: number;
  totalPaise: number;
  totalInWords: string;
  included: Included;
  extras: readonly Extra[];
  tax: FareTax;
  rateVersion: number;
  /** The last day on which it can be booked at this price, `2026-11-15`. */
  validUntil: string;
};

const line = (kind: FareLine['kind'], quantity: number, ratePaise: number): FareLine => ({
  kind,
  quantity,
  ratePaise,
  amountPaise: quantity * ratePaise,
});

/** Whether fewer kilometres are driven than are charged, so that a distance which is a little wrong changes nothing. */
export const isByMinimum = ({ lines }: Pick<Fare, 'lines'>): boolean =>
  lines.some(({ kind }) => kind === 'minimum-distance');

export const stepsIn = (minutes: number, stepMinutes: number): number =>
  Math.max(0, Math.ceil(minutes / stepMinutes));

/** The hourly rate for one step, to the nearest paisa. */
const stepRate = (extraHour: number, stepMinutes: number): number =>
  Math.round((extraHour * stepMinutes) / 60);

const minutesOf = (hours: number): number => Math.round(hours * 60);

type Priced = { lines: FareLine[]; included: Included };

function byDistance(km: number, rate: { perKm: number; minKm: number }): FareLine {
  return km >= rate.minKm
    ? line('distance', km, rate.perKm)
    : line('minimum-distance', rate.minKm, rate.perKm);
}

function withPackage(
  { hours, km, paise }: HourPackage,
  wanted: { minutes: number; km: number },
  card: RateCard,
  policy: FarePolicy,
): Priced {
  const step = policy.extraTimeStepMinutes;
  const extraSteps = stepsIn(wanted.minutes - hours * 60, step);
  const extraKm = Math.max(0, wanted.km - km);
  const lines: FareLine[] = [{ ...line('hour-package', 1, paise), package: { hours, km } }];
  if (extraKm > 0) lines.push(line('extra-distance', extraKm, card.extraKm));
  if (extraSteps > 0) lines.push(line('extra-time', extraSteps, stepRate(card.extraHour, step)));
  return {
    lines,
    included: {
      km: Math.max(km, wanted.km),
      hours: Math.max(hours, hours + (extraSteps * step) / 60),
      freeWaitingMinutes: 0,
    },
  };
}

const subtotalOf = (lines: readonly FareLine[]): number =>
  lines.reduce((paise, { amountPaise }) => paise + amountPaise, 0);

/** The cheapest package with its extras; `undefined` where the car is not hired by the hour. */
function byHours(
  hours: number,
  km: number | undefined,
  card: RateCard,
  policy: FarePolicy,
): Priced | undefined {
  const wanted = { minutes: minutesOf(hours), km: km ?? Math.ceil(hours * policy.kmPerHour) };
  const [cheapest] = card.hourPackages
    .map((hourPackage) => withPackage(hourPackage, wanted, card, policy))
    .toSorted((a, b) => subtotalOf(a.lines) - subtotalOf(b.lines));
  return cheapest;
}

function priced(trip: Trip, card: RateCard, policy: FarePolicy): Priced | undefined {
  switch (trip.type) {
    case 'one-way':
    case 'airport': {
      const first = byDistance(trip.km, trip.type === 'airport' ? card.airport : card.oneWay);
      const freeWaitingMinutes =
        trip.type === 'airport' ? policy.airportFreeWaitingMinutes : policy.freeWaitingMinutes;
      return { lines: [first], included: { km: first.quantity, freeWaitingMinutes } };
    }
    case 'round-trip': {
      const { perKm, minKmPerDay } = card.roundTrip;
      const first = byDistance(trip.loopKm ?? 2 * trip.km, { perKm, minKm: minKmPerDay * trip.days });
      return { lines: [first], included: { km: first.quantity, days: trip.days, freeWaitingMinutes: 0 } };
    }
    case 'local':
      return byHours(trip.hours, trip.km, card, policy);
    case 'sightseeing':
      return byHours(Math.max(trip.hours, policy.sightseeingHours), trip.km, card, policy);
  }
}

function waitingLines(trip: Trip, freeMinutes: number, card: RateCard, policy: FarePolicy): FareLine[] {
  const minutes = 'waitingMinutes' in trip ? (trip.waitingMinutes ?? 0) : 0;
  const steps = stepsIn(minutes - freeMinutes, policy.waitingStepMinutes);
  return steps > 0 ? [line('waiting', steps, stepRate(card.extraHour, policy.waitingStepMinutes))] : [];
}

const isWhole = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/** Checked here too, because a fare is also computed from stored trips. */
function assertTrip(trip: Trip): void {
  const km = trip.km ?? 1;
  const isValid =
    isWhole(km, 1, maxKm) &&
    (!('days' in trip) || (isWhole(trip.days, 1, maxDays) && isWhole(trip.loopKm ?? 1, 1, maxLoopKm))) &&
    (!('hours' in trip) || (trip.hours > 0 && trip.hours <= maxHours)) &&
    (!('waitingMinutes' in trip) || isWhole(trip.waitingMinutes ?? 0, 0, maxWaitingMinutes));
  if (!isValid) throw new RangeError(`not a trip: ${JSON.stringify(trip)}`);
}

/** Half a paisa is rounded up. */
export const shareOf = (paise: number, basisPoints: number): number =>
  Math.floor((paise * basisPoints + 5_000) / 10_000);

const dayMs = 24 * 3600_000;
const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

let kept = { today: '', validDays: 0, lastDay: '' };

/** Kept, because the fares of all cars and of all estimates of a day have the same. */
function lastDayFrom(today: string, validDays: number): string {
  if (kept.today !== today || kept.validDays !== validDays)
    kept = { today, validDays, lastDay: daysLater(today, validDays) };
  return kept.lastDay;
}

function extrasOf(trip: Trip, card: RateCard, policy: FarePolicy): Extra[] {
  const km: Extra = { kind: 'km', ratePaise: card.extraKm };
  const by = (kind: 'time' | 'waiting', stepMinutes: number): Extra => ({
    kind,
    stepMinutes,
    ratePaise: stepRate(card.extraHour, stepMinutes),
  });
  if (trip.type === 'round-trip') return [km];
  return 'hours' in trip
    ? [km, by('time', policy.extraTimeStepMinutes)]
    : [km, by('waiting', policy.waitingStepMinutes)];
}

type Options = {
  trip: Trip;
  carType: CarType;
  rates: RateVersion;
  /** The day on which the fare is made, in India. */
  today: string;
  /** A fare can be booked until then at the latest. */
  travelDay?: string;
};

/** The one calculation of a fare, for the site, the staff area, quotes and bills; `undefined` where the rates offer no such ride. */
export function offeredFare({
  trip,
  carType,
  rates: { version, rates },
  today,
  travelDay,
}: Options): Fare | undefined {
  assertTrip(trip);
  const card = cardOf(rates, trip.city, carType);
  const { policy, tax } = rates;
  const price = card && priced(trip, card, policy);
  if (!price) return undefined;
  const { lines: booked, included } = price;
  const lines = [...booked, ...waitingLines(trip, included.freeWaitingMinutes, card, policy)];
  const subtotalPaise = subtotalOf(lines);
  const cgstPaise = shareOf(subtotalPaise, tax.cgstBasisPoints);
  const sgstPaise = shareOf(subtotalPaise, tax.sgstBasisPoints);
  const exact = subtotalPaise + cgstPaise + sgstPaise;
  const totalPaise = Math.round(exact / 100) * 100;
  const lastDay = lastDayFrom(today, policy.validDays);
  return {
    carType,
    trip,
    lines,
    subtotalPaise,
    cgstPaise,
    sgstPaise,
    roundingPaise: totalPaise - exact,
    totalPaise,
    totalInWords: rupeesInWords(totalPaise),
    included,
    extras: extrasOf(trip, card, policy),
    tax,
    rateVersion: version,
    validUntil: travelDay !== undefined && travelDay < lastDay ? travelDay : lastDay,
  };
}

/** The fare of a ride that these rates are known to offer. */
export function fareOf(options: Options): Fare {
  const fare = offeredFare(options);
  if (!fare) throw new RangeError(`not offered: ${options.carType} in ${options.trip.city}`);
  return fare;
}
