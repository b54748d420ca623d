import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from '#domain/shared/slug.ts';
import { slugPattern } from '#paths.ts';
import { parseInput } from '#platform/http/input.ts';
import { countWords, earnsPage, minPageWords, paragraphsOf } from './place.ts';
import { placeInput } from './place-input.ts';

const typed = {
  ...{ name: ' Kamakhya  Temple ', region: 'Assam', kind: 'temple', body: 'One.\r\n\r\n\r\nTwo. \n\nThree.' },
  ...{ picture: '', pictureAlt: '', whenToGo: '', timeNeeded: 'Two hours', openOn: '', closedOn: '' },
  ...{ bestMonths: '', distanceKm: '', distanceFrom: '', facts: '', coordinates: '', listedOn: '' },
  ...{ position: '', state: 'draft' },
};

describe('the form of a place', () => {
  it('takes what is typed', () => {
    const { content, position } = parseInput(placeInput, {
      ...typed,
      facts: 'Getting there: By ferry: an hour\n\nStay: Two nights\n',
      ...{ coordinates: '26.1664, 91.7055', distanceKm: '8', distanceFrom: 'Guwahati station' },
    });
    expect(position).toBeNull();
    expect(content).toMatchObject({
      ...{ name: 'Kamakhya Temple', body: 'One.\n\nTwo.\n\nThree.', distanceKm: 8 },
      ...{ latitude: 26.1664, longitude: 91.7055 },
      facts: [
        { name: 'Getting there', value: 'By ferry: an hour' },
        { name: 'Stay', value: 'Two nights' },
      ],
    });
    expect(paragraphsOf(content.body)).toEqual(['One.', 'Two.', 'Three.']);
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(81)],
    ['region', ''],
    ['kind', 'castle'],
    ['body', '\0 '],
    ['body', 'x'.repeat(10_001)],
    ['picture', 'javascript:alert(1)'],
    ['picture', '//elsewhere.example/a.jpg'],
    ['distanceKm', '12.5'],
    ['distanceKm', '0'],
    ['facts', 'no colon'],
    ['facts', 'Name:'],
    ['facts', 'A: b\n'.repeat(13)],
    ['coordinates', '91, 26, 3'],
    ['coordinates', '91, 26'],
    ['coordinates', '26, 181'],
    ['coordinates', 'Guwahati'],
    ['listedOn', 'home'],
    ['position', '-1'],
    ['state', 'deleted'],
  ])('refuses %s as %j', (field, value) => {
    expect(() => parseInput(placeInput, { ...typed, [field]: value })).toThrow(
      expect.objectContaining({ code: 'invalid', field }),
    );
  });

  it('asks for both parts of a distance, and for words about a picture that is no poster', () => {
    const fieldOf = (change: Partial<typeof typed>) => {
      try {
        parseInput(placeInput, { ...typed, ...change });
      } catch (error) {
        return (error as { field?: string }).field;
      }
      return undefined;
    };
    expect(fieldOf({ distanceKm: '8' })).toBe('distanceFrom');
    expect(fieldOf({ distanceFrom: 'Guwahati' })).toBe('distanceKm');
    expect(fieldOf({ picture: 'https://pictures.example/a.jpg' })).toBe('pictureAlt');
    expect(fieldOf({ picture: 'https://pictures.example/a.jpg', pictureAlt: 'A gate' })).toBeUndefined();
    expect(fieldOf({ picture: '/posters/kaziranga.webp' })).toBeUndefined();
  });
});

describe('a page of its own', () => {
  const word = fc.stringMatching(/^[\p{L}\p{N}’-]*[\p{L}\p{N}]$/u).filter((text) => !/\s/.test(text));
  const space = fc.constantFrom(' ', '  ', '\n\n', '\n', ' – ', ' … ');

  it('counts words, however they are set apart', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, space), { maxLength: 200 }), (pieces) => {
        const body = pieces.flat().join('');
        expect(countWords(body)).toBe(pieces.length);
        const picture = '/posters/kaziranga.webp';
        expect(earnsPage({ body, picture })).toBe(pieces.length >= minPageWords);
        expect(earnsPage({ body, picture: '' })).toBe(false);
      }),
    );
  });

  it('has an address for every name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        expect(slugOf(name, 'place')).toMatch(slugPattern);
      }),
    );
  });
});
