import { describe, expect, it } from 'vitest';
import { shapedFonts } from './fonts.ts';
import { bengaliLetters, devanagariLetters } from './letters.ts';
import { shapedFont } from './shaped-font.ts';

const lettersOf = { devanagari: devanagariLetters, bengali: bengaliLetters };
const bengali = shapedFont(shapedFonts['text-bengali']);
const devanagari = shapedFont(shapedFonts['text-devanagari']);

const glyphsOf = (font: typeof bengali, text: string) => font.layout(text).glyphs.map(({ id }) => id);
/** The only glyph of a single character. */
const glyphOf = (font: typeof bengali, letter: string) =>
  font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id;

describe('a font of a script of India', () => {
  it.each(Object.entries(shapedFonts))('%s has every character', (name, bytes) => {
    const font = shapedFont(bytes);
    const letters = lettersOf[name.endsWith('devanagari') ? 'devanagari' : 'bengali'];
    expect([...letters].filter((letter) => glyphOf(font, letter) === 0)).toEqual([]);
  });

  it('draws a short i before its consonants', () => {
    expect(glyphsOf(bengali, 'কি')).toEqual([glyphOf(bengali, 'ি'), glyphOf(bengali, 'ক')]);
    expect(glyphsOf(devanagari, 'क्षि')).toHaveLength(2);
    expect(glyphsOf(devanagari, 'क्षि')[1]).toBe(glyphsOf(devanagari, 'क्ष')[0]);
  });

  it('joins consonants, so that no virama is seen', () => {
    for (const word of ['ক্ক', 'কৃষ্ণ', 'যাত্ৰা', 'শ্ৰী', 'গন্ধ', 'লক্ষ্মী'])
      expect(glyphsOf(bengali, word)).not.toContain(glyphOf(bengali, '্'));
    for (const word of ['क्षत्रिय', 'श्रीमती', 'राष्ट्र', 'ज्ञान', 'द्वितीय'])
      expect(glyphsOf(devanagari, word)).not.toContain(glyphOf(devanagari, '्'));
  });

  it('draws the mark of a leading R once, after its syllable', () => {
    const [, mark = 0] = glyphsOf(bengali, 'ৰ্ম');
    expect(glyphsOf(bengali, 'ৰ্ম')).toEqual([glyphOf(bengali, 'ম'), mark]);
    expect(glyphsOf(bengali, 'নিৰ্ণয়').filter((glyph) => glyph === mark)).toHaveLength(1);
    expect(glyphsOf(devanagari, 'धर्म').at(-2)).toBe(glyphOf(devanagari, 'म'));
  });

  it('draws nothing for a joiner', () => {
    expect(glyphsOf(devanagari, 'र्\u200dय')).not.toContain(0);
    expect(devanagari.layout('क\u200dक').advanceWidth).toBe(devanagari.layout('कक').advanceWidth);
  });

  it('keeps the characters of joined glyphs', () => {
    const charactersOf = (text: string) =>
      shapedFont(shapedFonts['text-bengali'])
        .layout(text)
        .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
    expect(charactersOf('কৃষ্ণ')).toEqual(['ক', 'ৃ', 'ষ্ণ']);
    expect(charactersOf('ক্ষি')).toEqual(['ক্ষি', '']);
    expect(charactersOf('কি')).toEqual(['ি', 'ক']);
  });

  it('lays out a long text without spaces', () => {
    expect(bengali.layout('ক্ষ'.repeat(40_000)).glyphs).toHaveLength(40_000);
  });
});
