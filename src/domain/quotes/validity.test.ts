import { describe, expect, it } from 'vitest';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { isExpired, isPossibleValidUntil, linkExpiresAt, usualValidUntil } from './validity.ts';

// 23:30 on the 14th in London is the 15th in India.
const lateInLondon = new Date('2026-11-14T23:30:00Z');

describe('the validity of a quote', () => {
  it('counts days in Indian time', () => {
    expect(dayInIndia(lateInLondon)).toBe('2026-11-15');
    expect(usualValidUntil(lateInLondon)).toBe('2026-11-22');
    expect(usualValidUntil(new Date('2026-12-28T12:00:00Z'))).toBe('2027-01-04');
  });

  it('ends after the last minute of its day, and its link works one day longer', () => {
    expect(isExpired('2026-11-22', new Date('2026-11-22T18:29:59Z'))).toBe(false);
    expect(isExpired('2026-11-22', new Date('2026-11-22T18:30:00Z'))).toBe(true);
    expect(linkExpiresAt('2026-11-22').toISOString()).toBe('2026-11-23T18:30:00.000Z');
  });

  it('may end between today and a year from now', () => {
    const may = (day: string) => isPossibleValidUntil(day, lateInLondon);
    expect(['2026-11-14', '2026-11-15', '2027-11-15', '2027-11-16'].map(may)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
