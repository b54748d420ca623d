// Inlined in the program, so that the worker needs no font files.
import boldExtended from '#worker/pdf/fonts/bold-extended.ttf?inline';
import boldLatin from '#worker/pdf/fonts/bold-latin.ttf?inline';
import displayExtended from '#worker/pdf/fonts/display-extended.ttf?inline';
import displayLatin from '#worker/pdf/fonts/display-latin.ttf?inline';
import textExtended from '#worker/pdf/fonts/text-extended.ttf?inline';
import textLatin from '#worker/pdf/fonts/text-latin.ttf?inline';
import type { Alphabet } from './letters.ts';

export type Face = 'text' | 'bold' | 'display';
export type FontName = `${Face}-${Alphabet}`;

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** Plain TrueType, because the PDF library cannot subset the variable fonts of the site. */
export const fonts: Record<FontName, Buffer> = {
  'text-latin': bytesOf(textLatin),
  'text-extended': bytesOf(textExtended),
  'bold-latin': bytesOf(boldLatin),
  'bold-extended': bytesOf(boldExtended),
  'display-latin': bytesOf(displayLatin),
  'display-extended': bytesOf(displayExtended),
};
