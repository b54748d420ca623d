import * as z from 'zod/mini';
import { fareMessages } from '#fare-messages.ts';

const texts = fareMessages.rates;

const oneLine = (max: number, message: string) =>
  z.string(message).check(
    z.overwrite((text) => text.replaceAll(/[\s\0]+/g, ' ').trim()),
    z.minLength(1, message),
    z.maxLength(max, message),
  );

const count = (min: number, max: number) =>
  z.pipe(
    z.string(texts.wholeWrong(min, max)).check(
      z.trim(),
      z.refine((text) => /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max, {
        error: texts.wholeWrong(min, max),
      }),
    ),
    z.transform(Number),
  );

/** Checked in the order of the form. The page knows which pictures there are. */
export const carTypeInput = z.object({
  name: oneLine(40, texts.carNameWrong),
  examples: oneLine(100, texts.carExamplesWrong),
  seats: count(1, 20),
  bags: count(0, 20),
  picture: z._default(z.string().check(z.maxLength(80)), ''),
});

export type CarTypeInput = z.infer<typeof carTypeInput>;

/** Changes with the values, for a form that must not overwrite what was saved after it was opened. */
export const carTypeRevision = ({ name, examples, seats, bags, picture }: CarTypeInput): string =>
  JSON.stringify([name, examples, seats, bags, picture]);
