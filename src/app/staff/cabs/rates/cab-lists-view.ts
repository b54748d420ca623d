import type { CabUse } from '#domain/bookings/cab-use-service.ts';
import type { ListedCarType, ListedCityWithStops } from '#domain/fares/cab-lists/cab-list-service.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { cardOf, type Rates } from '#domain/fares/rates.ts';
import { staffCarTypesContent, staffCitiesContent } from './cab-list-texts.ts';

type CabUseOf = (code: string) => CabUse;

const ratedNames = (
  rates: Rates | undefined,
  pairs: readonly { city: string; car: string; name: string }[],
): string =>
  pairs
    .filter(({ city, car }) => rates && cardOf(rates, city, car))
    .map(({ name }) => name)
    .join(', ');

export const toCarTypesView = (
  rows: readonly ListedCarType[],
  rates: Rates | undefined,
  cabs: CabNames,
  cabUse: CabUseOf,
) =>
  rows.map((row) => ({
    ...row,
    rates: ratedNames(
      rates,
      cabs.cities.map(({ code }) => ({ city: code, car: row.code, name: cityName(cabs, code) })),
    ),
    effects: row.isActive
      ? staffCarTypesContent.deactivateTexts(row.name, cabUse(row.code))
      : staffCarTypesContent.reactivateTexts(row.name),
  }));

export const toCitiesView = (
  rows: readonly ListedCityWithStops[],
  rates: Rates | undefined,
  cabs: CabNames,
  cabUse: CabUseOf,
) =>
  rows.map((row) => ({
    ...row,
    rates: ratedNames(
      rates,
      cabs.carTypes.map(({ code }) => ({ city: row.code, car: code, name: carName(cabs, code) })),
    ),
    effects: row.isActive
      ? staffCitiesContent.deactivateTexts(row.name, cabUse(row.code), row.stops)
      : staffCitiesContent.reactivateTexts(row.name),
  }));

export type CarTypeView = ReturnType<typeof toCarTypesView>[number];
export type CityView = ReturnType<typeof toCitiesView>[number];
