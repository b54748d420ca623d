import * as z from 'zod/mini';
import { codeOf } from '#domain/fares/cab-names.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { optionalText } from '#domain/shared/text-input.ts';
import { fleetMessages } from './fleet-messages.ts';

const messages = fleetMessages.fleet;

/** Reads a text by this function, and refuses what it does not understand. */
export const readBy = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.pipe(
    optionalText,
    z.transform((text, context): Value => {
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );

export const lineUpTo = (max: number, message: string) =>
  optionalText.check(
    z.overwrite((text) => text.replaceAll(/\s+/g, ' ')),
    z.maxLength(max, message),
  );

/** Whether there is such a city or car type is checked where it is stored. */
export const cityInput = readBy(codeOf, messages.cityWrong);

export const carTypeInput = readBy(codeOf, messages.carTypeWrong);

/** Empty or a day. */
export const optionalDay = readBy<string>((text) => (text === '' ? '' : dayOf(text)), messages.dayWrong);

export const partnerInput = lineUpTo(100, messages.partnerTooLong);
export const notesInput = optionalText.check(z.maxLength(1000, messages.notesTooLong));
