import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicPages } from '#paths.ts';
import { clickCode, freshCode, pageCode } from './click-code-input.ts';

describe('a short code', () => {
  it('has four unmistakable characters, for any page', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(pageCode(path)).toMatch(clickCode);
      }),
    );
    for (let index = 0; index < 200; index++) expect(freshCode()).toMatch(clickCode);
  });

  it('of a page never changes and differs from every other page’s', () => {
    expect(pageCode('/cruises')).toBe(pageCode('/cruises'));
    expect(new Set(publicPages.map(({ path }) => pageCode(path))).size).toBe(publicPages.length);
  });

  it('of a click differs each time', () => {
    expect(new Set(Array.from({ length: 50 }, freshCode)).size).toBeGreaterThan(45);
  });
});
