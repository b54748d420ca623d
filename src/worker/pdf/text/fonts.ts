// Inlined in the program, so that the worker needs no font files.

import { create } from 'fontkit';
import boldBengali from '#worker/pdf/fonts/bold-bengali.ttf?inline';
import boldDevanagari from '#worker/pdf/fonts/bold-devanagari.ttf?inline';
import boldExtended from '#worker/pdf/fonts/bold-extended.ttf?inline';
import boldLatin from '#worker/pdf/fonts/bold-latin.ttf?inline';
import displayExtended from '#worker/pdf/fonts/display-extended.ttf?inline';
import displayLatin from '#worker/pdf/fonts/display-latin.ttf?inline';
import textBengali from '#worker/pdf/fonts/text-bengali.ttf?inline';
import textDevanagari from '#worker/pdf/fonts/text-devanagari.ttf?inline';
import textExtended from '#worker/pdf/fonts/text-extended.ttf?inline';
import textLatin from '#worker/pdf/fonts/text-latin.ttf?inline';
import type { Alphabet, Script } from './letters.ts';

export type Face = 'text' | 'bold' | 'display';

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** Plain TrueType, because the PDF library cannot subset the variable fonts of the site. */
export const fonts: Record<`${Face}-${Exclude<Alphabet, Script>}`, Buffer> = {
  'text-latin': bytesOf(textLatin),
  'text-extended': bytesOf(textExtended),
  'bold-latin': bytesOf(boldLatin),
  'bold-extended': bytesOf(boldExtended),
  'display-latin': bytesOf(displayLatin),
  'display-extended': bytesOf(displayExtended),
};

/** Headings in these scripts are bold, because the display typeface does not have them. */
export const shapedFonts: Record<`${Face}-${Script}`, Buffer> = {
  'text-devanagari': bytesOf(textDevanagari),
  'text-bengali': bytesOf(textBengali),
  'bold-devanagari': bytesOf(boldDevanagari),
  'bold-bengali': bytesOf(boldBengali),
  'display-devanagari': bytesOf(boldDevanagari),
  'display-bengali': bytesOf(boldBengali),
};

const ascentIn = (bytes: Uint8Array) => {
  const { ascent, unitsPerEm } = create(bytes);
  return ascent / unitsPerEm;
};

/** From the top of a line to its baseline, in ems. All scripts of a line stand on the baseline of its Latin text. */
export const ascents: Record<Face, number> = {
  text: ascentIn(fonts['text-latin']),
  bold: ascentIn(fonts['bold-latin']),
  display: ascentIn(fonts['display-latin']),
};
