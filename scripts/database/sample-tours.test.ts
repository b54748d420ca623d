import { posters } from '@purvai/posters';
import { describe, expect, it } from 'vitest';
import { travelPackages } from '#app/content/site/travel-packages.ts';
import { nightsIn, themes } from '#domain/tour-packages/package-details.ts';
import { samplePackages } from './sample-packages.ts';
import { sampleTours } from './sample-tours.ts';
import { sampleWaterTours } from './sample-water-tours.ts';

const tours = [...sampleTours, ...sampleWaterTours];

describe('the sample tours in India', () => {
  it('are two or three for each page that lists them', () => {
    for (const theme of themes) {
      const count = tours.filter(({ details }) => details.theme === theme).length;
      expect([theme, count >= 2 && count <= 3]).toEqual([theme, true]);
    }
  });

  it.each(tours)('$name has a plan for each day, and says when to go', ({ duration, itinerary, details }) => {
    expect(itinerary).toHaveLength((nightsIn(duration) ?? 0) + 1);
    expect(itinerary[0]?.title).toMatch(/^Arrival|^On board/);
    expect(itinerary.at(-1)?.title).toBe('Departure');
    expect(itinerary.every(({ text }) => text !== '')).toBe(true);
    expect([details.startPoint, details.endPoint, details.bestMonths]).not.toContain('');
  });

  it('have pictures of their own, which the page of the list does not show elsewhere', () => {
    const pictures = tours.map(
      ({ featuredImage }) => /^\/posters\/(.+)\.webp$/.exec(featuredImage)?.[1] ?? '',
    );
    expect(new Set(pictures).size).toBe(tours.length);
    for (const picture of pictures) {
      expect(Object.keys(posters)).toContain(picture);
      expect(JSON.stringify(travelPackages)).not.toContain(`"${picture}"`);
    }
  });
});

/** What a text promises without a ticket or a meal of one's own. */
const promises = (texts: readonly string[], word: RegExp) => texts.some((text) => word.test(text));

it.each([...samplePackages, ...tours])(
  'the lists of $name agree with its line of inclusions',
  ({ inclusions, details: { included, notIncluded } }) => {
    const dinner = /\bdinners?\b|all meals/;
    const excludesDinner = promises(notIncluded, /dinners/);
    expect([promises([inclusions], dinner), promises(included, dinner)]).toEqual([
      !excludesDinner,
      !excludesDinner,
    ]);
    expect(promises([inclusions, ...included], /entrance ticket/i)).toBe(false);
  },
);
