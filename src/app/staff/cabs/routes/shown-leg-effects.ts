import type { LegEffects, RideChange, RideFacts } from '#domain/fares/legs/leg-effects.ts';
import { shownMonths } from '#domain/fares/legs/typed-months.ts';
import { routeName } from '#domain/fares/routes/route-text.ts';
import { shownMinutes } from '#domain/fares/routes/typed-duration.ts';
import { shownDate } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffRoutesContent } from './texts.ts';

const content = staffRoutesContent.legs.effects;

const number = new Intl.NumberFormat('en-IN');
const percent = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** What a value was, where that differs, and what it becomes. */
type ShownChange = { was: string; becomes: string; change: string };

function shownChange(
  { was, becomes }: RideChange,
  textOf: (facts: RideFacts) => string,
  amountOf: (facts: RideFacts) => number | undefined,
): ShownChange {
  const [former, present] = [was && textOf(was), becomes && textOf(becomes)];
  const [old, next] = [was && amountOf(was), becomes && amountOf(becomes)];
  return {
    was: former === present ? '' : (former ?? content.noRoad),
    becomes: present ?? content.noRoad,
    change: old === undefined || next === undefined || old === next ? '' : percent.format((next - old) / old),
  };
}

const fareText = ({ totalPaise }: RideFacts) =>
  totalPaise === undefined ? content.noFare : formatPaise(totalPaise);

const presentRide = (ride: RideChange, hasDay: boolean) => ({
  key: `${ride.from} ${ride.to} ${ride.day}`,
  name: routeName(ride.from, ride.to),
  day: hasDay ? content.on(shownDate(ride.day)) : '',
  km: shownChange(
    ride,
    ({ km }) => String(km),
    () => undefined,
  ),
  minutes: shownChange(
    ride,
    ({ minutes }) => shownMinutes(minutes),
    () => undefined,
  ),
  fare: shownChange(ride, fareText, ({ totalPaise }) => totalPaise),
});

const maxStops = 6;

/** The first of many stops by name. */
export const stopNames = (names: readonly string[]) =>
  content.stops(names.slice(0, maxStops), Math.max(0, names.length - maxStops));

/** Only what a screen shows of what a change of road legs does. */
export function presentLegEffects(effects: LegEffects) {
  const { car, days, watched, changes, pairs, cutOff, cutOffMark } = effects;
  return {
    car,
    cutOffMark,
    warnings: cutOff.map(({ months, slugs }) =>
      months.length === 0
        ? content.cutOff(stopNames(slugs))
        : content.closedIn(shownMonths(months), stopNames(slugs)),
    ),
    sums: [
      content.pairs(number.format(pairs.changed), number.format(pairs.pairs)),
      ...(pairs.gained > 0 ? [content.gained(number.format(pairs.gained))] : []),
      ...(pairs.lost > 0 ? [content.lost(number.format(pairs.lost))] : []),
    ],
    summary: content.rides(ridesIn(changes), watched),
    rides: changes.map((ride) => presentRide(ride, days.length > 1)),
  };
}

/** A ride may change on both of the compared days. */
const ridesIn = (changes: readonly RideChange[]) =>
  new Set(changes.map(({ from, to }) => `${from} ${to}`)).size;

export type ShownLegEffects = ReturnType<typeof presentLegEffects>;
