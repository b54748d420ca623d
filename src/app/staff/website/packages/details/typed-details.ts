import { formatPaise } from '#domain/shared/money.ts';
import {
  difficulties,
  noDetails,
  type PackageDetails,
  themes,
} from '#domain/tour-packages/package-details.ts';
import { closedSeason } from '#domain/tour-packages/package-details-input.ts';
import { staffPackageDetailsContent as content } from './texts.ts';

/** Lists of rows that staff add and remove. */
export const rowColumns = {
  childPrices: ['underAge', 'price'],
  groupPrices: ['minPeople', 'price'],
  seasons: ['name', 'fromMonth', 'toMonth', 'percent'],
} as const;

export type RowList = keyof typeof rowColumns;
export type RowInput = Record<string, string>;

/** Fields of one line. */
export const shortFields = [
  'nights',
  'minPeople',
  'maxPeople',
  'minAge',
  'singleSupplement',
  'flightsRoute',
  'flightsPrice',
  'flightsOn',
  'pricesUntil',
  'startPoint',
  'endPoint',
  'hotelClass',
  'bestMonths',
  'theme',
  'difficulty',
  'fitness',
] as const;
export type ShortField = (typeof shortFields)[number];

/** The fields with a choice, and the names of what is chosen from. */
export const choices: Partial<Record<ShortField, readonly { value: string; name: string }[]>> = {
  difficulty: difficulties.map((value) => ({ value, name: content.difficulties[value] })),
  theme: themes.map((value) => ({ value, name: content.themes[value] })),
};

/** Lists with one point per line. */
export const pointFields = ['included', 'notIncluded', 'papers', 'places'] as const;
export type PointField = (typeof pointFields)[number];

/** The details as they are typed: texts only, and the addresses of the photographs. */
export type DetailsInput = Record<ShortField | PointField, string> &
  Record<RowList, RowInput[]> & { gallery: string[] };

const written = (value: number | null) => (value === null ? '' : String(value));

export function typedDetailsOf(details: PackageDetails): DetailsInput {
  return {
    nights: written(details.nights),
    minPeople: written(details.minPeople),
    maxPeople: written(details.maxPeople),
    minAge: written(details.minAge),
    singleSupplement: details.singleSupplementPaise === 0 ? '' : formatPaise(details.singleSupplementPaise),
    flightsRoute: details.flights?.route ?? '',
    flightsPrice: details.flights ? formatPaise(details.flights.paise) : '',
    flightsOn: details.flights?.checkedOn ?? '',
    pricesUntil: details.pricesUntil ?? '',
    startPoint: details.startPoint,
    endPoint: details.endPoint,
    hotelClass: details.hotelClass,
    bestMonths: details.bestMonths,
    theme: details.theme,
    difficulty: details.difficulty,
    fitness: details.fitness,
    included: details.included.join('\n'),
    notIncluded: details.notIncluded.join('\n'),
    papers: details.papers.join('\n'),
    places: (details.places ?? []).join('\n'),
    gallery: details.gallery ?? [],
    childPrices: details.childPrices.map(({ underAge, pricePaise }) => ({
      underAge: String(underAge),
      price: formatPaise(pricePaise),
    })),
    groupPrices: details.groupPrices.map(({ minPeople, adultPaise }) => ({
      minPeople: String(minPeople),
      price: formatPaise(adultPaise),
    })),
    seasons: details.seasons.map(({ name, fromMonth, toMonth, percent, isClosed }) => ({
      name,
      fromMonth: String(fromMonth),
      toMonth: String(toMonth),
      percent: isClosed ? closedSeason : String(percent),
    })),
  };
}

export const detailsAsJson = (details: PackageDetails): string => JSON.stringify(typedDetailsOf(details));
export const noDetailsAsJson = detailsAsJson(noDetails);

/** Unsaved work may be from before a field was added. */
export const detailsFrom = (json: string): DetailsInput => ({
  ...typedDetailsOf(noDetails),
  ...JSON.parse(json || noDetailsAsJson),
});

/** A row that staff left empty is not sent. */
const isWritten = (row: RowInput) => Object.values(row).some((value) => value.trim() !== '');

export const typedAsJson = (details: DetailsInput): string =>
  JSON.stringify({
    ...details,
    childPrices: details.childPrices.filter(isWritten),
    groupPrices: details.groupPrices.filter(isWritten),
    seasons: details.seasons.filter(isWritten),
  });
