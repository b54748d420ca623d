import { describe, expect, it } from 'vitest';
import { driverLanguages, driverText, driverTexts, filledText, languageOf } from './languages.ts';

const leaves = (texts: object): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : leaves(value).map(([rest, text]): [string, string] => [`${key}.${rest}`, text]),
  );
const placesIn = (text: string) => text.match(/\{\w+\}/g) ?? [];

describe('the texts of the driver’s page', () => {
  it.each(driverLanguages)('are whole in %s, with the same places for numbers', (language) => {
    const english = new Map(leaves(driverTexts.en));
    const texts = leaves(driverTexts[language]);
    expect(texts.map(([key]) => key)).toEqual([...english.keys()]);
    for (const [key, text] of texts) {
      expect(text, key).not.toBe('');
      expect(placesIn(text), key).toEqual(placesIn(english.get(key) ?? ''));
    }
  });

  it('are found by their place, in English for an unknown language', () => {
    expect(driverText('hi', 'steps.on-board.name')).toBe('ग्राहक बैठ गए');
    expect(languageOf('xx')).toBe('en');
    expect(filledText('{km} km, {km}', { km: 5 })).toBe('5 km, 5');
  });
});
