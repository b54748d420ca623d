import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, momentOf } from './india-time.ts';

describe('a day', () => {
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['15/11/2026', '2026-11-15'],
    ['5/1/2026', '2026-01-05'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2026', undefined],
    ['2026-13-01', undefined],
    ['11/15/2026', undefined],
    ['0026-01-01', undefined],
    ['', undefined],
  ])('%s is %s', (typed, day) => {
    expect(dayOf(typed)).toBe(day);
  });

  it('is one that the calendar has, or none, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/)), (typed) => {
        const day = dayOf(typed);
        if (day !== undefined) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });
});

describe('a moment', () => {
  it.each([
    ['2026-11-15T18:30', '2026-11-15T13:00:00.000Z'],
    ['2026-11-15T18:30:05', '2026-11-15T13:00:05.000Z'],
    ['2026-11-15T18:30Z', '2026-11-15T18:30:00.000Z'],
    ['2026-11-15T18:30+01:00', '2026-11-15T17:30:00.000Z'],
    ['2026-11-15', undefined],
    ['2026-13-15T18:30', undefined],
    ['tomorrow', undefined],
  ])('%s is %s', (typed, moment) => {
    expect(momentOf(typed)?.toISOString()).toBe(moment);
  });
});
