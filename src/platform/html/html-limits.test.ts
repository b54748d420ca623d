import { describe, expect, it } from 'vitest';
import { filled, growthOf, maxGrowth } from '../../../tests/support/growth.ts';
import { hasTooManyTags } from './html-limits.ts';

describe('too many tags', () => {
  it.each([
    ['a text as long as it may be', '<p>A paragraph of a few words &amp; more.</p>'.repeat(9_000)],
    ['11,200 links', '<a href="/taxis">Cabs</a> '.repeat(11_200)],
    ['signs that are no tags', '5 < 6 & 7 > 6 '.repeat(5_000)],
  ])('are not in %s', (_name, html) => {
    expect(hasTooManyTags(html)).toBe(false);
  });

  it.each([
    ['more tags than any article has', '<br>'.repeat(12_001)],
    ['tags in capitals', '<BR>'.repeat(12_001)],
    ['tags in a comment', `<!--${'<i></i>'.repeat(12_001)}-->`],
    ['tags that never end', '<a '.repeat(12_001)],
    ['ends without a beginning', '</p>'.repeat(30_001)],
    ['brackets', '<'.repeat(60_001)],
    ['brackets the other way', '>'.repeat(60_001)],
    ['ampersands', '&'.repeat(60_001)],
  ])('are %s', (_name, html) => {
    expect(hasTooManyTags(html)).toBe(true);
  });

  it.each(['<p>a', '<a ', '<', '<!--', '</', 'a b '])('are counted in linear time: %j', (unit) => {
    const growth = growthOf((size) => {
      const html = filled(unit, size);
      return () => hasTooManyTags(html);
    }, 10_000);
    expect(growth).toBeLessThan(maxGrowth);
  });
});
