import * as z from 'zod/mini';
import { publishStates } from '#domain/publishing/publishing.ts';
import { momentField, needsTime } from '#domain/publishing/publishing-input.ts';
import { optionalText, requiredText } from '#domain/shared/text-input.ts';
import { isPictureAddress } from '#platform/html/picture-address.ts';
import { storable } from '#platform/text.ts';
import {
  type PlaceContent,
  type PlaceFact,
  type PlaceListName,
  placeKinds,
  placeListNames,
} from './place.ts';
import { placeMessages as messages } from './place-messages.ts';

const oneLine = z.overwrite<string>((text) => storable(text).replaceAll(/\s+/g, ' '));
const line = (max: number) => optionalText.check(oneLine, z.maxLength(max, messages.lineTooLong(max)));

const paragraphs = z.overwrite<string>((text) =>
  storable(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n'),
);

/** Reads a text by this function, and refuses what it does not understand. */
const readBy = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.pipe(
    optionalText.check(z.overwrite(storable)),
    z.transform((text, context): Value => {
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );

const wholeFrom1 = /^[1-9]\d{0,3}$/;
const wholeOrNone = (text: string) => {
  if (text === '') return null;
  return wholeFrom1.test(text) ? Number(text) : undefined;
};

export const maxFacts = 12;
const factLine = /^([^:]{1,40}):\s*(\S.{0,199})$/;

/** A line for each: `Getting there: By ferry`. */
function readFacts(text: string): PlaceFact[] | undefined {
  const lines = text.split(/\r\n?|\n/).filter((one) => one.trim() !== '');
  const facts = lines.flatMap((one) => {
    const [, name = '', value = ''] = factLine.exec(one.trim()) ?? [];
    return value === '' ? [] : [{ name: name.trim(), value: value.trim() }];
  });
  return facts.length === lines.length && facts.length <= maxFacts ? facts : undefined;
}

const coordinate = /^(-?\d{1,3}(?:\.\d{1,8})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,8})?)$/;
const nowhere = { latitude: null, longitude: null };

function readCoordinates(text: string) {
  if (text === '') return nowhere;
  const [, latitude, longitude] = (coordinate.exec(text) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

const listedOn = readBy<PlaceListName | ''>(
  (text) => (text === '' ? '' : placeListNames.find((list) => list === text)),
  messages.listWrong,
);

const typed = z.object({
  name: requiredText(messages.nameMissing).check(oneLine, z.maxLength(80, messages.lineTooLong(80))),
  region: requiredText(messages.regionMissing).check(oneLine, z.maxLength(60, messages.lineTooLong(60))),
  kind: z.enum(placeKinds, messages.kindMissing),
  body: requiredText(messages.bodyMissing).check(paragraphs, z.maxLength(10_000, messages.bodyTooLong)),
  picture: line(500).check(
    z.refine((address) => address === '' || isPictureAddress(address), messages.pictureWrong),
  ),
  pictureAlt: line(200),
  whenToGo: line(200),
  timeNeeded: line(100),
  openOn: line(100),
  closedOn: line(100),
  bestMonths: line(100),
  distanceKm: readBy(wholeOrNone, messages.distanceWrong),
  distanceFrom: line(60),
  facts: readBy(readFacts, messages.factsWrong),
  coordinates: readBy(readCoordinates, messages.coordinatesWrong),
  listedOn,
  position: readBy(wholeOrNone, messages.positionWrong),
  state: z.enum(publishStates, messages.stateMissing),
  publishAt: momentField,
});

export type PlaceInput = {
  content: PlaceContent;
  position: number | null;
  /** Of a scheduled one. */
  publishAt?: Date | null;
};

/** The form of a place; without a position it becomes the last of its list. */
export const placeInput = z.pipe(
  typed.check((context) => {
    const { distanceKm, distanceFrom, picture, pictureAlt, state, publishAt } = context.value;
    const refuse = (field: keyof z.infer<typeof typed>, message: string) =>
      context.issues.push({ code: 'custom', message, path: [field], input: context.value });
    if (distanceKm === null && distanceFrom !== '') refuse('distanceKm', messages.distanceMissing);
    if (distanceKm !== null && distanceFrom === '') refuse('distanceFrom', messages.startMissing);
    if (picture !== '' && pictureAlt === '' && !picture.startsWith('/posters/'))
      refuse('pictureAlt', messages.altMissing);
    if (needsTime(state, publishAt)) refuse('publishAt', messages.timeMissing);
  }),
  z.transform(
    ({ coordinates, position, publishAt, ...content }): PlaceInput => ({
      content: { ...content, ...coordinates },
      position,
      publishAt,
    }),
  ),
);

/** How a place stood before, when publishing it is undone. */
export const previousPublishingInput = z.object({
  state: z.enum(publishStates, messages.stateMissing),
  publishAt: momentField,
});

export type PlaceField = keyof z.infer<typeof typed>;
