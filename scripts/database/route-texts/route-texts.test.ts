import { describe, expect, it } from 'vitest';
import { roadNetwork } from '../road-network/road-network.ts';
import { routeTexts } from './route-texts.ts';

const routes = Object.entries(routeTexts).map(([route, { stops, road, season }]) => ({
  route,
  texts: [stops, road, season],
}));
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word));
const sentencesOf = (text: string) => text.split(/(?<=[.?!;:])\s+/);

/** The first route that says each phrase, and every other one that says it too. */
function sharedBy(phrasesOf: (text: string) => string[]): string[][] {
  const first = new Map<string, string>();
  return routes.flatMap(({ route, texts }) =>
    texts.flatMap(phrasesOf).flatMap((phrase) => {
      const said = first.get(phrase);
      first.set(phrase, said ?? route);
      return said === undefined ? [] : [[phrase, said, route]];
    }),
  );
}

it('has sixty routes, fifteen of them from Delhi, between stops of the road network', () => {
  const stops = new Set(roadNetwork.stops.map(({ slug }) => slug));
  expect(routes).toHaveLength(60);
  expect(routes.filter(({ route }) => /^delhi(-airport)?-to-/.test(route))).toHaveLength(15);
  const ends = routes.flatMap(({ route }) => route.split('-to-').map((slug) => ({ route, slug })));
  expect(ends).toHaveLength(120);
  expect(ends.filter(({ slug }) => !stops.has(slug))).toEqual([]);
});

describe.each(routes)('the texts of $route', ({ texts }) => {
  it('are none of them empty, and none longer than a route can hold', () => {
    for (const text of texts) {
      expect(text).not.toBe('');
      expect(text.length).toBeLessThanOrEqual(3000);
    }
  });

  it('have at least 60 words and at most 130', () => {
    const words = wordsOf(texts.join(' ')).length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(130);
  });

  it('name no price, since the page shows those of the day', () => {
    expect(texts.join(' ')).not.toMatch(/₹|\brs\b|rupee|\bINR\b/i);
  });
});

describe('two routes', () => {
  it('share no sentence', () => {
    expect(sharedBy(sentencesOf)).toEqual([]);
  });

  it('share no run of eight words', () => {
    const runsOf = (text: string) => {
      const words = wordsOf(text.toLowerCase().replaceAll(/[.,;:]/g, ''));
      return words.slice(7).map((_, start) => words.slice(start, start + 8).join(' '));
    };
    expect(sharedBy(runsOf)).toEqual([]);
  });
});
