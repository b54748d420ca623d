import * as z from 'zod/mini';
import { withoutFormulaMarks } from '#platform/sheets/sheet.ts';

/** Control characters except line breaks and tabs, and noncharacters, which XML cannot hold. */
const unstorable = /[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu;

/** Texts are stored without what an export adds to them, so that an exported file imports unchanged. */
const cleaned = (text: string) => {
  const storable = text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unstorable, '').trim();
  return withoutFormulaMarks(storable).trim();
};

export const oneLine = (max: number, message: string) =>
  z._default(z.string(), '').check(
    // Spaces come together where a control character between them goes.
    z.overwrite((text) => cleaned(text.replaceAll(/\s+/g, ' ')).replaceAll(/ +/g, ' ')),
    z.maxLength(max, message),
  );

export const manyLines = (max: number, message: string) =>
  z._default(z.string(), '').check(z.overwrite(cleaned), z.maxLength(max, message));

/** Reads a text by this function, and refuses what it does not understand. */
export const readBy = <Value>(read: (text: string) => Value | undefined, message: string) =>
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
export const choiceOf = <Code extends string>(
  codes: readonly Code[],
  labels: Record<Code, string>,
  message: string,
) =>
  readBy((text) => {
    const typed = text.toLowerCase();
    return codes.find((code) => code === typed || labels[code].toLowerCase() === typed);
  }, message);

/** `1,200`, `120 km` and the `120.0` of spreadsheets. */
export function wholeNumberOf(text: string): number | undefined {
  const digits = /^(\d{1,5}|\d{1,2},\d{3})(?:\.0+)?(?: ?km)?$/i.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', ''));
}

export const within = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max ? value : undefined;
