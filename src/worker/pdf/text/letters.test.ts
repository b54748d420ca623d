import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bengaliLetters,
  byAlphabet,
  devanagariLetters,
  extendedLetters,
  joiners,
  latinLetters,
  printable,
} from './letters.ts';

describe('a printed text', () => {
  it.each([
    ['₹48,500 – Paro’s “dzong”', '₹48,500 – Paro’s “dzong”'],
    ['Sa\u0304ntipur, Śiva, Ṛṣi', 'Sāntipur, Śiva, Ṛṣi'],
    ['co\u2011operate\u200b \u2003and\tﬁnd ṅ', 'co-operate  and find n'],
    ['Tea 🍵 at ☕ noon', 'Tea  at  noon'],
    ['one\ntwo', 'one\ntwo'],
    ['Xorai (শৰাই ঘৰ) and काठमाडौँ', 'Xorai (শৰাই ঘৰ) and काठमाडौँ'],
    ['র\u200d্যাফটিং and\u200d tea', 'র\u200d্যাফটিং and tea'],
  ])('of %j is %j', (text, printed) => {
    expect(printable(text)).toEqual({ text: printed, isWhole: true });
  });

  it('marks missing words of another script, once per group', () => {
    expect(printable('Druk (འབྲུག ཡུལ) and தமிழ்')).toEqual({ text: 'Druk (…) and …', isWhole: false });
  });

  it('contains only glyphs of the fonts, for any text', () => {
    const known = new Set(
      `${latinLetters}${extendedLetters}${devanagariLetters}${bengaliLetters}${joiners}\n`,
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { text: printed } = printable(text);
        expect([...printed].filter((letter) => !known.has(letter))).toEqual([]);
        const parts = byAlphabet(printed);
        expect(parts.map((part) => part.text).join('')).toBe(printed);
      }),
    );
  });

  it('is split by the font file that has its glyphs', () => {
    expect(byAlphabet('from ₹1,000')).toEqual([
      { text: 'from ', alphabet: 'latin' },
      { text: '₹', alphabet: 'extended' },
      { text: '1,000', alphabet: 'latin' },
    ]);
    expect(byAlphabet('শৰাই। ₹5 नमस्ते।')).toEqual([
      { text: 'শৰাই।', alphabet: 'bengali' },
      { text: ' ', alphabet: 'latin' },
      { text: '₹', alphabet: 'extended' },
      { text: '5 ', alphabet: 'latin' },
      { text: 'नमस्ते।', alphabet: 'devanagari' },
    ]);
  });
});
