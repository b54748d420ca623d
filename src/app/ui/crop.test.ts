import { posters } from '@purvai/posters';
import { describe, expect, it } from 'vitest';
import { cropPosition } from './crop.ts';

/** The shares of a picture's width or height that the site's frames show. */
const shares = [0.3, 0.36, 0.44, 0.625, 0.96];

describe.each(Object.values(posters))('the crops of $name', ({ focus }) => {
  it('have its focal point away from their edges', () => {
    for (const share of shares) {
      for (const point of focus) {
        const inCrop = (point - cropPosition(point) * (1 - share)) / share;
        expect([share, inCrop > 0.2, inCrop < 0.8]).toEqual([share, true, true]);
      }
    }
  });
});

it('stays within the picture', () => {
  expect([0, 0.05, 0.5, 0.95, 1].map(cropPosition)).toEqual([0, 0, 0.5, 1, 1]);
});
