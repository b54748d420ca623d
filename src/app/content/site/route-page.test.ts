import { posters } from '@purvai/posters';
import { expect, it } from 'vitest';
import { routePageTexts } from './route-page.ts';

it('a route has the picture of its destination, or else of its city', () => {
  expect(routePageTexts.posterOf('sohra', 'guwahati')).toBe(posters['sohra-falls']);
  expect(routePageTexts.posterOf('tezpur', 'guwahati')).toBe(posters.guwahati);
});

it('a destination that is called like a property of every object has the picture of its city', () => {
  expect(routePageTexts.posterOf('constructor', 'delhi')).toBe(posters.delhi);
});
