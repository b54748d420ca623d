import type { Run } from './html-blocks.ts';
import { ascents, type Face } from './text/fonts.ts';
import { byAlphabet, isShaped, printable } from './text/letters.ts';
import type { Piece } from './text/lines.ts';

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, side: 54, top: 54, bottom: 72 } as const;

export const left = paper.side;
export const fullWidth = paper.width - 2 * paper.side;
export const lowest = paper.height - paper.bottom;

export const colours = {
  ink: '#1c1917',
  quiet: '#4f4840',
  teal: '#0c5a5a',
  brick: '#8d2f23',
  saffron: '#e08a1e',
  sand: '#f7f0e2',
  line: '#ddd2bc',
} as const;

export type Style = { face: Face; size: number; leading: number; colour: string };

/** The horizontal position of a text. */
export type Box = { x: number; width: number };

export const fullBox: Box = { x: left, width: fullWidth };

export type Text = {
  runs: readonly Run[];
  style: Style;
  box: Box;
  /** Offset below the texts beside it. */
  drop?: number;
  align?: 'right';
};

/** Letters of the scripts of India are smaller than Latin letters of the same size. */
const scriptScale = 1.1;

export const piecesOf = (runs: readonly Run[], { face, size, colour }: Style): Piece[] =>
  runs.flatMap(({ text, bold = false, slanted = false, link = '' }) =>
    byAlphabet(printable(text).text).map((part) => ({
      text: part.text,
      font: `${bold && face === 'text' ? 'bold' : face}-${part.alphabet}`,
      isShaped: isShaped(part.alphabet),
      size: isShaped(part.alphabet) ? scriptScale * size : size,
      ascent: ascents[face] * size,
      colour: link ? colours.teal : colour,
      slanted,
      link,
    })),
  );
