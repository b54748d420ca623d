import * as z from 'zod/mini';
import { fareMessages } from '#domain/fares/fare-messages.ts';

const texts = fareMessages.cabLists;

const maxOtherNames = 300;
const maxSeats = 60;
const maxBags = 60;

const inOneLine = (text: string) => text.replaceAll(/[\s\0]+/g, ' ').trim();

const oneLine = (max: number, message: string) =>
  z.string(message).check(z.overwrite(inOneLine), z.minLength(1, message), z.maxLength(max, message));

/** Without a letter or a digit it could be neither found nor get a code. */
const name = (max: number, message: string) =>
  oneLine(max, message).check(z.refine((text) => /[\p{L}\p{N}]/u.test(text), { error: message }));

/** `Sumo,, tata  sumo, SUMO` as `Sumo, tata sumo`. */
export function otherNamesOf(text: string): string {
  const names = new Map<string, string>();
  for (const one of text.split(',').map(inOneLine)) {
    const key = one.toLowerCase();
    if (key !== '' && !names.has(key)) names.set(key, one);
  }
  return [...names.values()].join(', ');
}

const otherNames = z
  ._default(z.string(), '')
  .check(z.overwrite(otherNamesOf), z.maxLength(maxOtherNames, texts.otherNamesTooLong));

const count = (min: number, max: number, message: string) =>
  z.pipe(
    z.string(message).check(
      z.trim(),
      z.refine((text) => /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max, {
        error: message,
      }),
    ),
    z.transform(Number),
  );

/** Checked in the order of the form. The page knows which pictures there are. */
export const carTypeInput = z.object({
  name: name(40, texts.carNameWrong),
  otherNames,
  examples: oneLine(100, texts.examplesWrong),
  seats: count(1, maxSeats, texts.seatsWrong(maxSeats)),
  bags: count(0, maxBags, texts.bagsWrong(maxBags)),
  picture: z._default(z.string().check(z.maxLength(80)), ''),
});

export type CarTypeInput = z.infer<typeof carTypeInput>;

export const cityInput = z.object({ name: name(60, texts.cityNameWrong), otherNames });

export type CityInput = z.infer<typeof cityInput>;
