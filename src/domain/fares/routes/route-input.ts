import * as z from 'zod/mini';
import { type CityWord, findCity } from '#domain/fares/cab-words.ts';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { maxKm, stopKinds } from '#domain/fares/trip.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { dayOfCell } from '#domain/shared/typed-day.ts';
import { minutesOf } from './typed-duration.ts';
import { choiceOf, manyLines, oneLine, readBy, wholeNumberOf, within } from './typed-fields.ts';

const messages = fareMessages.routes;
const maxMinutes = 10_000;
export const maxOtherNames = 300;

export const kindLabels = {
  airport: 'Airport',
  station: 'Station',
  'in-city': 'In the city',
  beyond: 'Beyond the city',
} as const;

/** India with Bhutan, Nepal and Bangladesh: beyond these degrees two figures are mistyped or in the wrong order. */
const bounds = { lat: [6, 38], lng: [68, 98] } as const;

/** Rounded to five decimals, about a metre. */
function degreesWithin(text: string, [min, max]: readonly [number, number]): number | null | undefined {
  if (text === '') return null;
  const degrees = /^\d{1,2}(\.\d{1,15})?$/.test(text) ? Number(Number(text).toFixed(5)) : undefined;
  return within(degrees, min, max);
}

/** By the cities that are offered. */
export const stopInputFor = (cities: readonly CityWord[]) =>
  z
    .object({
      name: oneLine(100, messages.nameMissing).check(z.minLength(1, messages.nameMissing)),
      kind: choiceOf(stopKinds, kindLabels, messages.kindWrong),
      city: readBy((text) => findCity(cities, text), messages.cityWrong(cities.map(({ name }) => name))),
      otherNames: oneLine(maxOtherNames, messages.otherNamesTooLong),
      state: oneLine(60, messages.stateTooLong),
      lat: readBy((text) => degreesWithin(text, bounds.lat), messages.latWrong(...bounds.lat)),
      lng: readBy((text) => degreesWithin(text, bounds.lng), messages.lngWrong(...bounds.lng)),
    })
    .check(
      z.refine(({ lat, lng }) => (lat === null) === (lng === null), {
        path: ['lng'],
        error: messages.coordinatesHalf,
      }),
    );

export type StopInput = z.infer<ReturnType<typeof stopInputFor>>;

function checkedOn(text: string): string | null | undefined {
  if (text === '') return null;
  const day = dayOfCell(text);
  return day !== undefined && day <= dayInIndia(new Date()) ? day : undefined;
}

/** Empty where the road legs have the distance. */
const orEmpty =
  <Value>(read: (text: string) => Value | undefined) =>
  (text: string): Value | null | undefined =>
    text === '' ? null : read(text);

const pageText = manyLines(3000, messages.textTooLong);

/** What a route has besides its two stops. */
const facts = z.object({
  km: readBy(
    orEmpty((text) => within(wholeNumberOf(text), 1, maxKm)),
    messages.kmWrong,
  ),
  minutes: readBy(
    orEmpty((text) => within(minutesOf(text), 1, maxMinutes)),
    messages.minutesWrong,
  ),
  source: oneLine(300, messages.sourceTooLong),
  checkedOn: readBy(checkedOn, messages.checkedOnWrong),
  stops: pageText,
  road: pageText,
  season: pageText,
});

export const routeFactsInput = facts.check(
  z.refine(({ km, minutes }) => (km === null) === (minutes === null), {
    path: ['minutes'],
    error: messages.distanceHalf,
  }),
);

export type RouteFacts = z.infer<typeof routeFactsInput>;
