import { type CabChoices, type CabNames, carName, cityName, offered } from '#domain/fares/cab-names.ts';
import { tripNames } from '#domain/fares/fare-text.ts';
import type { CardItem, RateDifference, RateItem } from '#domain/fares/rates/rate-differences.ts';
import type { RateHistoryLine, RatePreview, RatesOverview } from '#domain/fares/rates/rate-staff-service.ts';
import type { FormCodes } from '#domain/fares/rates/rates-input.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import type { Trip } from '#domain/fares/trip.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffRatesContent as content } from './texts.ts';

/** What the form has: a section for each city and a row for each car type that is offered. */
export const formCodesOf = ({ cities, carTypes }: CabChoices): FormCodes => ({
  cities: offered(cities).map(({ code }) => code),
  carTypes: offered(carTypes).map(({ code }) => code),
});

export function toStandingView({ newest, holding, following, isSample }: RatesOverview) {
  const isWaiting = newest !== undefined && newest.confirmedAt === null;
  return {
    hasNone: holding === undefined && following.length === 0,
    isSample,
    holding: holding && { version: holding.version, from: dateText(holding.validFrom) },
    following: following.map(({ version, validFrom }) => ({ version, from: dateText(validFrom) })),
    waiting: isWaiting ? newest.version : undefined,
  };
}

export type StandingView = ReturnType<typeof toStandingView>;

const inCity = (cabs: CabNames, city: City, car: CarType, item: string) =>
  content.grid.in(cityName(cabs, city), content.grid.of(carName(cabs, car), item));

function nameOfItem(item: RateItem, cabs: CabNames): string {
  const { names } = content.history;
  switch (item.of) {
    case 'card':
      return inCity(cabs, item.city, item.car, content.grid.items[item.item]);
    case 'package':
      return inCity(cabs, item.city, item.car, names.package(item.hours, item.km));
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

function valueText(item: RateItem, value: number | string | undefined): string {
  if (value === undefined) return content.history.nothing;
  if (typeof value === 'string') return value;
  const isKm = item.of === 'card' && kmItems.includes(item.item);
  if (item.of === 'package' || item.of === 'late-change-amount' || (item.of === 'card' && !isKm))
    return formatPaise(value);
  if (item.of === 'tax') return `${value / 100}%`;
  if (item.of === 'cancellation' || item.of === 'late-change-percent') return `${value}%`;
  return String(value);
}

const differenceText =
  (cabs: CabNames) =>
  ({ item, from, to }: RateDifference): string =>
    content.history.change(nameOfItem(item, cabs), valueText(item, from), valueText(item, to));

export const toVersionView =
  (cabs: CabNames, holding: number | undefined) =>
  ({ differences, ...line }: RateHistoryLine) => ({
    version: line.version,
    validFrom: dateText(line.validFrom),
    note: line.note,
    isSample: line.isSample,
    saved: content.history.saved(line.madeBy, timeText(line.madeAt)),
    confirmed: line.confirmedAt && content.history.confirmed(line.confirmedBy, timeText(line.confirmedAt)),
    isHolding: line.version === holding,
    differences: differences.map(differenceText(cabs)),
  });

export type VersionView = ReturnType<ReturnType<typeof toVersionView>>;

const percent = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** A trip of our own list, or one of a city that has none there. */
function tripName(key: string, trip: Trip, cabs: CabNames): string {
  const names: Readonly<Record<string, string>> = content.preview.trips;
  return Object.hasOwn(names, key)
    ? (names[key] ?? key)
    : content.preview.cityTrip(cityName(cabs, trip.city), tripNames[trip.type]);
}

const changeText = (was: number | undefined, becomes: number | undefined): string =>
  was === undefined || becomes === undefined || was === becomes ? '' : percent.format((becomes - was) / was);

export function toPreviewView(
  { against, differences, trips, replacedBy }: RatePreview,
  validFrom: string,
  cabs: CabNames,
) {
  return {
    against:
      against === undefined
        ? content.preview.againstUnconfirmed
        : content.preview.against(against, dateText(validFrom)),
    replaced: replacedBy && content.preview.replaced(replacedBy.version, dateText(replacedBy.validFrom)),
    differences: differences.map(differenceText(cabs)),
    cars: trips[0]?.totals.map(({ car }) => car) ?? [],
    trips: trips.map(({ key, trip, totals }) => ({
      key,
      name: tripName(key, trip, cabs),
      km: trip.km === undefined ? '' : content.preview.km(trip.km),
      totals: totals.map(({ car, was, becomes }) => ({
        car,
        was: was === undefined || was === becomes ? '' : formatPaise(was),
        becomes: becomes === undefined ? content.preview.notOffered : formatPaise(becomes),
        change: changeText(was, becomes),
      })),
    })),
  };
}

export type PreviewView = ReturnType<typeof toPreviewView>;
