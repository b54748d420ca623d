import * as z from 'zod/mini';
import { type CityWord, findCity } from '#domain/fares/cab-words.ts';
import { maxKm, placeKinds } from '#domain/fares/trip.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { dayOfCell } from '#domain/shared/typed-day.ts';
import { fareMessages } from '#fare-messages.ts';
import { withoutFormulaMarks } from '#platform/sheets/sheet.ts';
import { minutesOf } from './typed-duration.ts';

const messages = fareMessages.routes;
const maxMinutes = 10_000;
export const maxOtherNames = 300;

/** Control characters except line breaks and tabs, and noncharacters, which XML cannot hold. */
const unstorable = /[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu;

/** Texts are stored without what an export adds to them, so that an exported file imports unchanged. */
const cleaned = (text: string) => {
  const storable = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unstorable, '').trim();
  return withoutFormulaMarks(storable).trim();
};

const oneLine = (max: number, message: string) =>
  z._default(z.string(), '').check(
    // Spaces come together where a control character between them goes.
    z.overwrite((text) => cleaned(text.replaceAll(/\s+/g, ' ')).replaceAll(/ +/g, ' ')),
    z.maxLength(max, message),
  );

const manyLines = z
  ._default(z.string(), '')
  .check(z.overwrite(cleaned), z.maxLength(3000, messages.textTooLong));

/** Reads a text by this function, and refuses what it does not understand. */
const readBy = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text, context): Value => {
      const value = read(text.trim());
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );

/** One of the codes, or the words that the screen shows for it. */
const choiceOf = <Code extends string>(
  codes: readonly Code[],
  labels: Record<Code, string>,
  message: string,
) =>
  readBy((text) => {
    const typed = text.toLowerCase();
    return codes.find((code) => code === typed || labels[code].toLowerCase() === typed);
  }, message);

export const kindLabels = {
  airport: 'Airport',
  station: 'Station',
  'in-city': 'In the city',
  beyond: 'Beyond the city',
} as const;

/** By the cities that are offered. */
export const placeInputFor = (cities: readonly CityWord[]) =>
  z.object({
    name: oneLine(100, messages.nameMissing).check(z.minLength(1, messages.nameMissing)),
    kind: choiceOf(placeKinds, kindLabels, messages.kindWrong),
    city: readBy((text) => findCity(cities, text), messages.cityWrong(cities.map(({ name }) => name))),
    otherNames: oneLine(maxOtherNames, messages.otherNamesTooLong),
  });

export type PlaceInput = z.infer<ReturnType<typeof placeInputFor>>;

/** `1,200`, `120 km` and the `120.0` of spreadsheets. */
export function wholeNumberOf(text: string): number | undefined {
  const digits = /^(\d{1,5}|\d{1,2},\d{3})(?:\.0+)?(?: ?km)?$/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', ''));
}

const within = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max ? value : undefined;

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

/** What a route has besides its two places. */
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
  stops: manyLines,
  road: manyLines,
  season: manyLines,
});

export const routeFactsInput = facts.check(
  z.refine(({ km, minutes }) => (km === null) === (minutes === null), {
    path: ['minutes'],
    error: messages.distanceHalf,
  }),
);

export type RouteFacts = z.infer<typeof routeFactsInput>;
