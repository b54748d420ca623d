import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugPattern } from '#paths.ts';
import { slugOf } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Taktsang at an easy pace', 'taktsang-at-an-easy-pace'],
    ['Kaziranga: one day, or two?', 'kaziranga-one-day-or-two'],
    ['Café in Thimphu', 'cafe-in-thimphu'],
    ['Humayun’s tomb', 'humayuns-tomb'],
    ['गुवाहाटी', 'blog'],
    ['x'.repeat(100), 'x'.repeat(70)],
  ])('of %s is %s', (heading, slug) => {
    expect(slugOf(heading, 'blog')).toBe(slug);
  });

  it('is a valid path segment for any heading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (heading) => {
        expect(slugOf(heading, 'blog')).toMatch(slugPattern);
      }),
    );
  });
});
