import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageText, dueText, nearTimeText } from './time-text.ts';

/** A Monday, 10:30 in India. */
const now = new Date('2026-11-16T05:00:00Z');
const inIndia = (text: string) => new Date(`${text}:00+05:30`);

describe('an age', () => {
  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [60_000, '1m'],
    [59.9 * 60_000, '59m'],
    [2.5 * 3600_000, '2h'],
    [13.9 * 24 * 3600_000, '13d'],
    [14 * 24 * 3600_000, '2w'],
    [364 * 24 * 3600_000, '1y'],
  ])('of %d ms is %s', (ms, text) => {
    expect(ageText(ms)).toBe(text);
  });

  it('never has more than one unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (ms) => {
        expect(ageText(ms)).toMatch(/^(now|\d+[mhdwy])$/);
      }),
    );
  });
});

describe('a near time', () => {
  it.each([
    ['2026-11-16T18:00', 'Today 18:00'],
    ['2026-11-16T00:05', 'Today 00:05'],
    ['2026-11-17T10:00', 'Tomorrow 10:00'],
    ['2026-11-15T23:59', 'Yesterday 23:59'],
    ['2026-11-22T09:00', 'Sun 09:00'],
    ['2026-11-23T09:00', '23 Nov'],
    ['2026-12-24T09:00', '24 Dec'],
    ['2027-01-02T09:00', '2 Jan 2027'],
    ['2026-11-10T09:00', '10 Nov'],
  ])('%s is %s', (moment, text) => {
    expect(nearTimeText(inIndia(moment), now)).toBe(text);
  });
});

describe('a follow-up', () => {
  it.each([
    ['2026-11-16T18:00', 'Today 18:00'],
    ['2026-11-16T10:30', '1m late'],
    ['2026-11-16T07:30', '3h late'],
    ['2026-11-13T10:00', '3d late'],
  ])('at %s is %s', (moment, text) => {
    expect(dueText(inIndia(moment), now)).toBe(text);
  });
});
