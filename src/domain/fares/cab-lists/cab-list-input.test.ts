import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { codeOf } from '#domain/fares/cab-names.ts';
import { CarTypeWords } from '#domain/fares/cab-words.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { carTypeInput, cityInput, otherNamesOf } from './cab-list-input.ts';

const traveller = { name: ' Tempo  Traveller 12 ', examples: 'Force', seats: '12', bags: '10' };

describe('the form of a car type', () => {
  it('is read without spaces that nobody meant', () => {
    expect(safeParse(carTypeInput, { ...traveller, otherNames: 'TT 12,, tempo  12 , tt 12' }).data).toEqual({
      ...{ name: 'Tempo Traveller 12', otherNames: 'TT 12, tempo 12', examples: 'Force' },
      ...{ seats: 12, bags: 10, picture: '' },
    });
  });

  it.each([
    ['name', ''],
    ['name', '–'],
    ['name', 'x'.repeat(41)],
    ['examples', ' '],
    ['seats', '0'],
    ['seats', '61'],
    ['seats', '4.5'],
    ['bags', '-1'],
    ['bags', '61'],
    ['otherNames', Array.from({ length: 100 }, (_, index) => `name ${index}`).join(',')],
  ])('refuses the field %s with %j', (field, text) => {
    const { error } = safeParse(carTypeInput, { ...traveller, [field]: text });
    expect(error?.issues[0]?.path).toEqual([field]);
  });

  it('has room for a coach', () => {
    expect(safeParse(carTypeInput, { ...traveller, seats: '60', bags: '60' }).success).toBe(true);
  });
});

describe('other names', () => {
  it('read twice are the same, and each occurs once', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const names = otherNamesOf(text);
        expect(otherNamesOf(names)).toBe(names);
        const each = names === '' ? [] : names.split(', ').map((one) => one.toLowerCase());
        expect(new Set(each).size).toBe(each.length);
      }),
    );
  });
});

it('gives every name that is accepted a code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const { data } = safeParse(cityInput, { name: text });
      fc.pre(data !== undefined);
      const slug = slugOf(data?.name ?? '', 'city')
        .slice(0, 36)
        .replace(/-$/, '');
      expect(codeOf(slug)).toBe(slug);
    }),
  );
});

describe('the words for a car', () => {
  const type = (code: string, name: string, examples = '', otherNames = '') => ({
    ...{ code, name, examples, otherNames },
  });
  const words = new CarTypeWords([
    type('suv', 'SUV', 'Innova, Ertiga or similar', 'MUV'),
    type('ertiga', 'Ertiga', 'Maruti Ertiga'),
    type('tempo-traveller-12', 'Tempo Traveller 12', 'Force Traveller', 'TT 12'),
    type('tempo-traveller-17', 'Tempo Traveller 17', 'Force Traveller', 'TT 17'),
  ]);

  it.each([
    ['Ertiga', 'ertiga'],
    ['Innova', 'suv'],
    ['tempo traveller (12)', 'tempo-traveller-12'],
    ['TT 17', 'tempo-traveller-17'],
    ['Tempo Traveller', undefined],
    ['SUV or Ertiga', undefined],
  ])('%j is %s', (typed, code) => {
    expect(words.find(typed)).toBe(code);
  });
});
