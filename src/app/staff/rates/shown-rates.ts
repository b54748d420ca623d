import { staffRatesContent as content } from '#app/content/staff/cabs/rates.ts';
import { carNames, cityNames } from '#domain/fares/fare-text.ts';
import type { CardItem, RateDifference, RateItem } from '#domain/fares/rates/rate-differences.ts';
import type { RateHistoryLine, RatePreview, RatesOverview } from '#domain/fares/rates/rate-staff-service.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import { shownDate, shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

export type CarNames = Readonly<Record<CarType, string>>;

export const carNamesOf = (rows: readonly { code: CarType; name: string }[]): CarNames => ({
  ...carNames,
  ...Object.fromEntries(rows.map(({ code, name }) => [code, name])),
});

export function presentStanding({ newest, holding, following, isSample }: RatesOverview) {
  const isWaiting = newest !== undefined && newest.confirmedAt === null;
  return {
    hasNone: holding === undefined && following.length === 0,
    isSample,
    holding: holding && { version: holding.version, from: shownDate(holding.validFrom) },
    following: following.map(({ version, validFrom }) => ({ version, from: shownDate(validFrom) })),
    waiting: isWaiting ? newest.version : undefined,
  };
}

export type ShownStanding = ReturnType<typeof presentStanding>;

const inCity = (city: City, car: string, item: string) =>
  content.grid.in(cityNames[city], content.grid.of(car, item));

function nameOfItem(item: RateItem, cars: CarNames): string {
  const { names } = content.history;
  switch (item.of) {
    case 'card':
      return inCity(item.city, cars[item.car], content.grid.items[item.item]);
    case 'package':
      return inCity(item.city, cars[item.car], names.package(item.hours, item.km));
    case 'policy':
      return content.policy.fields[item.item];
    case 'cancellation':
      return names.cancellation(item.daysBefore);
    case 'late-change-amount':
    case 'late-change-percent':
      return names.lateChange;
    case 'tax':
      return names.tax[item.item];
  }
}

const kmItems: readonly CardItem[] = ['oneWay.minKm', 'roundTrip.minKmPerDay', 'airport.minKm'];

function shownValue(item: RateItem, value: number | string | undefined): string {
  if (value === undefined) return content.history.nothing;
  if (typeof value === 'string') return value;
  const isKm = item.of === 'card' && kmItems.includes(item.item);
  if (item.of === 'package' || item.of === 'late-change-amount' || (item.of === 'card' && !isKm))
    return formatPaise(value);
  if (item.of === 'tax') return `${value / 100}%`;
  if (item.of === 'cancellation' || item.of === 'late-change-percent') return `${value}%`;
  return String(value);
}

const shownDifference =
  (cars: CarNames) =>
  ({ item, from, to }: RateDifference): string =>
    content.history.change(nameOfItem(item, cars), shownValue(item, from), shownValue(item, to));

export const presentVersion =
  (cars: CarNames, holding: number | undefined) =>
  ({ differences, ...line }: RateHistoryLine) => ({
    version: line.version,
    validFrom: shownDate(line.validFrom),
    note: line.note,
    isSample: line.isSample,
    saved: content.history.saved(line.madeBy, shownTime(line.madeAt)),
    confirmed: line.confirmedAt && content.history.confirmed(line.confirmedBy, shownTime(line.confirmedAt)),
    isHolding: line.version === holding,
    differences: differences.map(shownDifference(cars)),
  });

export type ShownVersion = ReturnType<ReturnType<typeof presentVersion>>;

const percent = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export function presentPreview(
  { against, differences, trips, replacedBy }: RatePreview,
  validFrom: string,
  cars: CarNames,
) {
  return {
    against:
      against === undefined
        ? content.preview.againstUnconfirmed
        : content.preview.against(against, shownDate(validFrom)),
    replaced: replacedBy && content.preview.replaced(replacedBy.version, shownDate(replacedBy.validFrom)),
    differences: differences.map(shownDifference(cars)),
    trips: trips.map(({ key, trip, totals }) => ({
      key,
      name: content.preview.trips[key],
      km: trip.km === undefined ? '' : content.preview.km(trip.km),
      totals: totals.map(({ car, was, becomes }) => ({
        car,
        was: was === undefined || was === becomes ? '' : formatPaise(was),
        becomes: formatPaise(becomes),
        change: was === undefined || was === becomes ? '' : percent.format((becomes - was) / was),
      })),
    })),
  };
}

export type ShownPreview = ReturnType<typeof presentPreview>;
