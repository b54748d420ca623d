import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateText,
  dayInIndia,
  dayOf,
  daysAfter,
  formDayInIndia,
  indiaTimeZone,
  minuteInIndia,
  momentOf,
  timeText,
} from './india-time.ts';

describe('a moment in the evening of 14 November in London', () => {
  const moment = new Date('2026-11-14T20:35:00Z');

  it('is already the next day in India, in every format', () => {
    expect(dayInIndia(moment)).toBe('2026-11-15');
    expect(formDayInIndia(moment)).toBe('15/11/2026');
    expect(minuteInIndia(moment)).toBe('2026-11-15 02:05');
    expect(timeText(moment)).toBe('15 Nov 2026, 02:05');
  });
});

it('any moment has the day and the minute that the clocks of India show', () => {
  const options = { timeZone: indiaTimeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const clocks = new Intl.DateTimeFormat('sv-SE', options);
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1950-01-01'), max: new Date('9000-01-01'), noInvalidDate: true }),
      (moment) => {
        expect(minuteInIndia(moment)).toBe(clocks.format(moment));
        expect(dayInIndia(moment)).toBe(clocks.format(moment).slice(0, 10));
      },
    ),
  );
});

describe('a day in India', () => {
  it('is shown as people write it', () => {
    expect(dateText('2026-04-11')).toBe('11 Apr 2026');
    expect(dateText('2025-12-31')).toBe('31 Dec 2025');
  });

  it('is counted on over the end of a month and a year', () => {
    expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02');
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
  });
});

describe('a typed day', () => {
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

  it('is a day of the calendar or undefined, for any typed text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/)), (typed) => {
        const day = dayOf(typed);
        if (day !== undefined) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      }),
    );
  });
});

describe('a typed time', () => {
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
