import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOfCell, dayAndClockOfCell } from './typed-clock.ts';
import { cellOfDay } from './typed-day.ts';

const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
const two = (value: number) => String(value).padStart(2, '0');
const clockAt = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The ways in which people write a time. */
const spelled = (minutes: number): string[] => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const [half, mark] = [hour % 12 || 12, hour < 12 ? 'am' : 'pm'];
  return [
    `${two(hour)}:${two(minute)}`,
    `${hour}:${two(minute)}`,
    `${two(hour)}:${two(minute)}:00`,
    `${two(hour)}${two(minute)} hrs`,
    `${two(hour)}${two(minute)}`,
    `${half}:${two(minute)} ${mark.toUpperCase()}`,
    `${half}.${two(minute)}${mark}`,
    `${half}:${two(minute)} ${mark[0]}.m.`,
    ...(minute === 0 ? [`${half} ${mark}`, `${half}${mark.toUpperCase()}`] : []),
  ];
};

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2079-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
const serialOf = (isoDay: string) => Date.parse(isoDay) / 86_400_000 + 25_569;
/** As the reader of workbooks writes a number. */
const cellOf = (value: number) => String(Number(value.toPrecision(12)));

describe('a typed time', () => {
  it('is read however it is spelled', () => {
    fc.assert(
      fc.property(minuteOfDay, (minutes) => {
        for (const text of spelled(minutes))
          expect([text, clockOfCell(text)]).toEqual([text, clockAt(minutes)]);
      }),
    );
  });

  it('is read from the part of a day that a spreadsheet stores, or refused', () => {
    fc.assert(
      fc.property(minuteOfDay, (minutes) => {
        const text = cellOf(minutes / 1440);
        const isShort = /^0(\.\d\d)?$/.test(text) && !/\.(25|75)$/.test(text);
        expect([text, clockOfCell(text)]).toEqual([text, isShort ? undefined : clockAt(minutes)]);
      }),
    );
  });

  it.each([
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['12 noon', '12:00'],
    ['18:30 PM', '18:30'],
    ['0.25', '06:00'],
    ['0.5', '12:00'],
  ])('%s is %s', (typed, clock) => {
    expect(clockOfCell(typed)).toBe(clock);
  });

  it.each(['', '6', '25:00', '10:60', '13:00 am', '0:30 pm', '0.30', 'morning', '6-7 am', '-1:00', '1:2'])(
    '%j is none',
    (typed) => {
      expect(clockOfCell(typed)).toBeUndefined();
    },
  );

  it('never fails, and is a time of the clock or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789:. apmhrs') })),
        (typed) => {
          expect(clockOfCell(typed) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a day with its time in one cell', () => {
  it('is read however it is spelled', () => {
    fc.assert(
      fc.property(day, minuteOfDay, (isoDay, minutes) => {
        for (const written of [cellOfDay(isoDay), cellOfDay(isoDay).replaceAll('/', '-'), isoDay])
          for (const clock of spelled(minutes).filter((text) => !/^\d{4}$/.test(text)))
            for (const text of [`${written} ${clock}`, `${written}, ${clock}`])
              expect([text, dayAndClockOfCell(text)]).toEqual([
                text,
                { day: isoDay, clock: clockAt(minutes) },
              ]);
      }),
    );
  });

  it('is read from the number of a spreadsheet, to the minute', () => {
    fc.assert(
      fc.property(day, minuteOfDay, (isoDay, minutes) => {
        const text = cellOf(serialOf(isoDay) + minutes / 1440);
        const clock = minutes === 0 ? undefined : clockAt(minutes);
        expect([text, dayAndClockOfCell(text)]).toEqual([text, { day: isoDay, clock }]);
      }),
    );
  });

  it('may have no time', () => {
    for (const text of ['15/11/2026', '15-11-26', '15 Nov 2026', '46341', '15 11 2026'])
      expect([text, dayAndClockOfCell(text)]).toEqual([text, { day: '2026-11-15', clock: undefined }]);
  });

  it.each([
    ['2026-11-15T18:30:00', '18:30'],
    ['15-Nov-26 at 6.30 pm', '18:30'],
    ['15 October 2026 10:30', '10:30'],
    ['46341.999999', '00:00'],
  ])('%s', (typed, clock) => {
    expect(dayAndClockOfCell(typed)?.clock).toBe(clock);
  });

  it.each(['', '10:30', '11/15/2026 10:30', '15/11/2026 25:00', 'tomorrow 6 am'])('%j is none', (typed) => {
    expect(dayAndClockOfCell(typed)).toBeUndefined();
  });

  it('never fails', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789:/.- Tapm') })),
        (typed) => {
          expect(dayAndClockOfCell(typed)?.day ?? '2026-11-15').toMatch(/^\d{4}-\d\d-\d\d$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
