import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { staffMessages } from '#messages.ts';
import { filled, growthOf, maxGrowth } from '../../../tests/support/growth.ts';
import { optionalPicture, requiredHtml, requiredPicture } from './publishing-input.ts';

const { publishing } = staffMessages;
const faultIn = (schema: z.core.$ZodType, typed: unknown) =>
  z.safeParse(schema, typed).error?.issues[0]?.message;

describe('a required HTML text', () => {
  const text = requiredHtml('Type it.');

  it.each([
    ['', 'Type it.'],
    ['<p> &nbsp; </p><h2></h2>', 'Type it.'],
    ['x'.repeat(400_001), publishing.tooLong],
    ['<b>a</b>'.repeat(12_001), publishing.tooComplex],
    ['<'.repeat(60_001), publishing.tooComplex],
  ])('is refused with its own message', (typed, message) => {
    expect(faultIn(text, typed)).toBe(message);
  });

  it('is accepted with text or a picture', () => {
    for (const typed of ['<p>a</p>', '<img src="/a.png">', '5 < 6'])
      expect(faultIn(text, typed)).toBeUndefined();
  });

  it.each(['<', '<a ', '<p>a', '&', ' '])('is checked in linear time: %j', (unit) => {
    const growth = growthOf((size) => {
      const typed = filled(unit, size);
      return () => z.safeParse(text, typed);
    }, 20_000);
    expect(growth).toBeLessThan(maxGrowth);
  });
});

describe('the link of a picture', () => {
  it('is optional for a blog and required for a package', () => {
    expect(z.parse(optionalPicture, undefined)).toBe('');
    expect(faultIn(optionalPicture, ' ')).toBeUndefined();
    expect(faultIn(requiredPicture('Include it.'), ' ')).toBe('Include it.');
  });

  it('is refused when a page could not show it', () => {
    for (const schema of [optionalPicture, requiredPicture('Include it.')])
      expect(faultIn(schema, 'javascript:alert(1)')).toBe(publishing.pictureLinkWrong);
  });
});
