import type { City } from './rates.ts';

export const tripTypes = ['one-way', 'round-trip', 'airport', 'local', 'sightseeing'] as const;
export type TripType = (typeof tripTypes)[number];

/** More than any ride between two stops of India and Bhutan, so that a larger number is a typing mistake. */
export const maxKm = 4_000;
export const maxLoopKm = 2 * maxKm;
/** Stops on the way, besides the two ends. */
export const maxStops = 5;
export const maxDays = 30;
export const maxHours = 24;
/** One driver drives no more than this in a day, with breaks beside it. */
export const maxDrivingMinutes = 11 * 60;
/** A day. */
export const maxWaitingMinutes = 1_440;

type Waiting = {
  /** Known only after the ride; a fare that is shown before it has none. */
  waitingMinutes?: number;
};

/** A ride as the fare needs it. Kilometres are one way, by road; hours may have a fraction. */
export type Trip = { city: City } & (
  | ({ type: 'one-way' | 'airport'; km: number } & Waiting)
  /** Its driver stays with the customer, so waiting is not charged. `loopKm`: the whole way where it is not there and back. */
  | { type: 'round-trip'; km: number; days: number; loopKm?: number }
  /** Without kilometres, as many as the policy includes for each hour. */
  | { type: 'local' | 'sightseeing'; hours: number; km?: number }
);

const dayMs = 24 * 3600_000;

/** The calendar days of a round trip, both included: from the 3rd to the 4th are two. */
export const daysBetween = (day: string, returnDay: string): number =>
  Math.max(1, Math.round((Date.parse(returnDay) - Date.parse(day)) / dayMs) + 1);

/** Days on the road for a drive of so many minutes. */
export const drivingDays = (minutes: number): number => Math.max(1, Math.ceil(minutes / maxDrivingMinutes));

/** `beyond`: outside the city whose rates hold there. */
export const stopKinds = ['airport', 'station', 'in-city', 'beyond'] as const;
export type StopKind = (typeof stopKinds)[number];

type End = { kind: StopKind; city: City };

const isInCity = (kind: StopKind) => kind === 'in-city' || kind === 'station';

/** No airport is further from its city, but several airports may have the rates of one city. */
export const maxTransferKm = 60;

/** Airport rates hold between an airport and stops of its own city; any other single ride is one way. */
export const rideTypeOf = (from: End, to: End, km: number): 'airport' | 'one-way' => {
  const [one, other] = from.kind === 'airport' ? [from, to] : [to, from];
  const isTransfer = one.kind === 'airport' && isInCity(other.kind) && one.city === other.city;
  return isTransfer && km <= maxTransferKm ? 'airport' : 'one-way';
};
