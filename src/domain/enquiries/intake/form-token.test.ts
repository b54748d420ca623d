import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { ageOf, formAgeMs, makeFormToken, signMoment } from './form-token.ts';

const test = testDatabase();
const key = randomBytes(32);
const week = 7 * 24 * 3600_000;
const at = Date.parse('2026-11-15T12:00:00Z');
const token = signMoment(key, at);

describe('a form’s token', () => {
  it('tells how long ago it was made', () => {
    expect(ageOf(key, token, at)).toBe(0);
    expect(ageOf(key, token, at + 1234)).toBe(1234);
    expect(ageOf(key, token, at + week)).toBe(week);
  });

  it('is invalid from the future, after a week, or under another key', () => {
    expect(ageOf(key, token, at - 1)).toBeUndefined();
    expect(ageOf(key, token, at + week + 1)).toBeUndefined();
    expect(ageOf(randomBytes(32), token, at)).toBeUndefined();
  });

  it('is invalid when its time was changed', () => {
    fc.assert(
      fc.property(fc.string(), (other) => {
        expect(ageOf(key, other, at)).toBeUndefined();
      }),
    );
    const later = (at + 1).toString(36);
    expect(ageOf(key, token.replace(/^\w+/, later), at + 1)).toBeUndefined();
  });

  it('is valid for every process on the same database, also when the first two are made at once', async () => {
    const tokens = await Promise.all([makeFormToken(test), makeFormToken(test)]);
    for (const made of tokens) {
      const age = await formAgeMs(test, made);
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(10_000);
    }
    expect(await formAgeMs(test, '')).toBeUndefined();
  });
});
