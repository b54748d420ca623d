import { describe, expect, it } from 'vitest';
import { planPictures } from '#app/content/site/packages/parts.ts';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { samplePackages } from '../../../../../scripts/database/sample-packages.ts';
import { pictureName } from '../picture-name.ts';
import { galleryOf } from './gallery-of.ts';

const named = (places: string[], text: string, ownPicture = '') =>
  galleryOf({ details: { ...noDetails, places }, itinerary: [{ title: '', text }] }, ownPicture).map(
    ({ poster }) => poster.name,
  );

describe('the gallery of a package', () => {
  it('has at most four pictures, in the order of the plan, and not that of the tour itself', () => {
    const places = ['Thimphu: 2 nights', 'Paro'];
    const text = 'Punakha, and ema datshi for lunch in Thimphu. Then Chele La.';
    expect(named(places, text)).toEqual(['thimphu', 'paro-dzong', 'bhutan-punakha', 'dish-ema-datshi']);
    expect(named(places, text, 'paro-dzong')).toEqual([
      'thimphu',
      'bhutan-punakha',
      'dish-ema-datshi',
      'chele-la',
    ]);
  });

  it('reads whole words only', () => {
    expect(named(['Paro: 3 nights'], 'A walk.')).toEqual(['paro-dzong']);
    expect(named([], 'A parody in Agraharam.')).toEqual([]);
    expect(named([], 'DELHI, then Agra.')).toEqual(['delhi', 'agra']);
  });

  it('exists for each sample', () => {
    for (const sample of samplePackages)
      expect(galleryOf(sample, pictureName(sample)).length).toBeGreaterThanOrEqual(3);
  });

  it('never has one poster under two names', () => {
    const names = planPictures.map(({ poster }) => poster.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
