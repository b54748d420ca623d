import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, type Piece } from './lines.ts';

const piece = (text: string, font = 'text'): Piece => ({
  text,
  font,
  isShaped: false,
  size: 10,
  ascent: 8,
  colour: '#000000',
  slanted: false,
  link: '',
});

/** Every character has the width 1. */
const measure = ({ text }: Piece) => text.length;
const shown = (lines: Piece[][]) => lines.map((line) => line.map(({ text }) => text).join('|'));

describe('lines', () => {
  it('are broken between words and at line breaks', () => {
    expect(shown(breakLines([piece('one two three\nfour')], 7, measure))).toEqual([
      'one two',
      'three',
      'four',
    ]);
    expect(shown(breakLines([piece(' one  two \n\n three ')], 20, measure))).toEqual(['one two', 'three']);
  });

  it('keep a word whole that changes its style', () => {
    expect(shown(breakLines([piece('a '), piece('₹', 'extended'), piece('100 b')], 6, measure))).toEqual([
      'a |₹|100',
      'b',
    ]);
  });

  it('split a word that is wider than the line', () => {
    expect(shown(breakLines([piece('ab abcdefgh i')], 3, measure))).toEqual(['ab', 'abc', 'def', 'gh', 'i']);
  });

  it('split no syllable of a script of India', () => {
    const word = 'ক্ষত্ৰিয়শ্ৰীকৃষ্ণ';
    const lines = shown(breakLines([piece(word)], 3, measure));
    expect(lines.join('')).toBe(word);
    expect(lines).toEqual(['ক্ষ', 'ত্ৰি', 'য়', 'শ্ৰী', 'কৃ', 'ষ্ণ']);
  });

  it('are never too wide and lose no character', () => {
    const text = fc.array(fc.stringMatching(/^[a-z]{0,9}[ \n]?$/)).map((parts) => parts.join(''));
    const pieces = fc.array(fc.record({ text, font: fc.constantFrom('text', 'bold') }));
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 12 }), (parts, width) => {
        const lines = breakLines(
          parts.map((part) => piece(part.text, part.font)),
          width,
          measure,
        );
        for (const line of lines) {
          const words = line.map((part) => part.text).join('');
          expect(words.length).toBeLessThanOrEqual(width);
          expect(words).toBe(words.trim());
        }
        const letters = (texts: string[]) => texts.join('').replaceAll(/\s/g, '');
        expect(letters(lines.flat().map((part) => part.text))).toBe(letters(parts.map((part) => part.text)));
      }),
    );
  });
});
