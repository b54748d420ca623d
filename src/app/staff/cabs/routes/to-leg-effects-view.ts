import type { LegEffects, RideChange, RideFacts } from '#domain/fares/legs/leg-effects.ts';
import { monthsText } from '#domain/fares/legs/typed-months.ts';
import { routeName } from '#domain/fares/routes/route-text.ts';
import { durationText } from '#domain/fares/routes/typed-duration.ts';
import { dateText } from '#domain/shared/india-time.ts';
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
type ChangeView = { was: string; becomes: string; change: string };

function changeText(
  { was, becomes }: RideChange,
  textOf: (facts: RideFacts) => string,
  amountOf: (facts: RideFacts) => number | undefined,
): ChangeView {
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

const toRideView = (ride: RideChange, hasDay: boolean) => ({
  key: `${ride.from} ${ride.to} ${ride.day}`,
  name: routeName(ride.from, ride.to),
  day: hasDay ? content.on(dateText(ride.day)) : '',
  km: changeText(
    ride,
    ({ km }) => String(km),
    () => undefined,
  ),
  minutes: changeText(
    ride,
    ({ minutes }) => durationText(minutes),
    () => undefined,
  ),
  fare: changeText(ride, fareText, ({ totalPaise }) => totalPaise),
});

const maxStops = 6;

/** The first of many stops by name. */
export const stopNames = (names: readonly string[]) =>
  content.stops(names.slice(0, maxStops), Math.max(0, names.length - maxStops));

/** Only what a screen shows of what a change of road legs does. */
export function toLegEffectsView(effects: LegEffects) {
  const { car, days, watched, changes, pairs, cutOff, cutOffMark } = effects;
  return {
    car,
    cutOffMark,
    warnings: cutOff.map(({ months, slugs }) =>
      months.length === 0
        ? content.cutOff(stopNames(slugs))
        : content.closedIn(monthsText(months), stopNames(slugs)),
    ),
    sums: [
      content.pairs(number.format(pairs.changed), number.format(pairs.pairs)),
      ...(pairs.gained > 0 ? [content.gained(number.format(pairs.gained))] : []),
      ...(pairs.lost > 0 ? [content.lost(number.format(pairs.lost))] : []),
    ],
    summary: content.rides(ridesIn(changes), watched),
    rides: changes.map((ride) => toRideView(ride, days.length > 1)),
  };
}

/** A ride may change on both of the compared days. */
const ridesIn = (changes: readonly RideChange[]) =>
  new Set(changes.map(({ from, to }) => `${from} ${to}`)).size;

export type LegEffectsView = ReturnType<typeof toLegEffectsView>;
