import { posters } from '@purvai/posters';
import { describe, expect, it } from 'vitest';
import { planPictures } from '#app/content/site/packages/parts.ts';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { samplePackages } from '../../../../../scripts/database/sample-packages.ts';
import { galleryOf } from './gallery-of.ts';

const named = (places: string[], text: string, shown: string[] = []) =>
  galleryOf({ details: { ...noDetails, places }, itinerary: [{ title: '', text }] }, shown).map(
    ({ poster }) => poster.name,
  );

describe('the gallery of a package', () => {
  it('has at most three pictures, in the order of the plan, and none that the page shows', () => {
    const places = ['Thimphu: 2 nights', 'Paro'];
    const text = 'Punakha, and ema datshi for lunch in Thimphu.';
    expect(named(places, text)).toEqual(['thimphu', 'paro-dzong', 'bhutan-punakha']);
    expect(named(places, text, ['paro-dzong'])).toEqual(['thimphu', 'bhutan-punakha', 'dish-ema-datshi']);
  });

  it('is left out when the plan names fewer than two, and reads whole words only', () => {
    expect(named(['Paro: 3 nights'], 'A walk.')).toEqual([]);
    expect(named([], 'A parody in Agraharam.')).toEqual([]);
    expect(named([], 'DELHI, then Agra.')).toEqual(['delhi', 'agra']);
  });

  it('exists for each sample, without the pictures of the three', () => {
    const shown = Object.values(posters)
      .map(({ name }) => name)
      .filter((name) =>
        samplePackages.some(({ featuredImage }) => featuredImage === `/posters/${name}.webp`),
      );
    expect(shown).toHaveLength(3);
    for (const sample of samplePackages) expect(galleryOf(sample, shown)).toHaveLength(3);
  });

  it('never has one poster under two names', () => {
    const names = planPictures.map(({ poster }) => poster.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
