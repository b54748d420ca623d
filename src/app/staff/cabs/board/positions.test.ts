import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, momentInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { daySlots, draggedMs, roomsOf, slotOfNow, spanOf, waitingRoom } from './positions.ts';

const day = '2026-12-01';
const at = (clock: string, on = day) => momentInIndia(on, clock);

describe('a bar', () => {
  it.each([
    ['a morning', at('06:00'), at('09:00'), { start: 37, span: 18, isCutBefore: false, isCutAfter: false }],
    ['ten minutes', at('06:00'), at('06:10'), { start: 37, span: 3 }],
    [
      'over midnight before',
      at('22:00', '2026-11-30'),
      at('02:00'),
      { start: 1, span: 12, isCutBefore: true },
    ],
    [
      'over midnight after',
      at('22:00'),
      at('02:00', '2026-12-02'),
      { start: 133, span: 12, isCutAfter: true },
    ],
    ['the last minutes', at('23:55'), at('23:59'), { start: 142, span: 3 }],
  ])('of %s has its columns in a day', (_name, pickupAt, endsAt, expected) => {
    expect(spanOf({ pickupAt, endsAt }, { firstDay: day, days: 1 })).toMatchObject(expected);
  });

  it('covers the days that it touches in a week', () => {
    const period = { firstDay: '2026-11-30', days: 7 };
    expect(spanOf({ pickupAt: at('06:00'), endsAt: at('09:00') }, period)).toMatchObject({
      start: 2,
      span: 1,
    });
    const long = { pickupAt: at('06:00'), endsAt: at('21:00', '2026-12-09') };
    expect(spanOf(long, period)).toMatchObject({ start: 2, span: 6, isCutAfter: true });
    // Midnight belongs to the day before.
    const untilMidnight = { pickupAt: at('20:00'), endsAt: at('00:00', '2026-12-02') };
    expect(spanOf(untilMidnight, period)).toMatchObject({ start: 2, span: 1 });
  });

  it('is always inside the board, and later ones are never left of earlier ones', () => {
    const minutes = fc.integer({ min: -31 * 1440, max: 31 * 1440 });
    fc.assert(
      fc.property(
        minutes,
        fc.integer({ min: 1, max: 31 * 1440 }),
        fc.constantFrom(1, 7),
        fc.nat(3000),
        (from, length, days, later) => {
          const origin = startOfDayInIndia(day).getTime();
          const dutyAt = (start: number) => ({
            pickupAt: new Date(origin + start * 60_000),
            endsAt: new Date(origin + (start + length) * 60_000),
          });
          const slots = days === 1 ? daySlots : days;
          const touches = from < days * 1440 && from + length > 0;
          fc.pre(touches);
          const one = spanOf(dutyAt(from), { firstDay: day, days });
          expect(one.start).toBeGreaterThanOrEqual(1);
          expect(one.span).toBeGreaterThanOrEqual(1);
          expect(one.start + one.span - 1).toBeLessThanOrEqual(slots);
          expect(spanOf(dutyAt(from + later), { firstDay: day, days }).start).toBeGreaterThanOrEqual(
            one.start,
          );
        },
      ),
    );
  });
});

describe('the room of a text', () => {
  /** Bars of one row, one after the other, as the database allows them. */
  const row = fc
    .array(fc.record({ gap: fc.nat(20), span: fc.integer({ min: 1, max: 40 }) }), { maxLength: 12 })
    .map((bars) => {
      let at = 1;
      return bars.flatMap(({ gap, span }) => {
        const start = at + gap;
        at = start + span;
        return at <= daySlots + 1 ? [{ start, span }] : [];
      });
    });

  it('is at least the bar, ends at the next one and covers no other', () => {
    fc.assert(
      fc.property(row, (spans) => {
        for (const [index, room] of roomsOf(spans).entries()) {
          const { start, span } = spans[index] ?? { start: 0, span: 0 };
          const next = spans[index + 1]?.start ?? daySlots + 1;
          expect(room).toBeGreaterThanOrEqual(span);
          expect(start + room).toBe(next);
        }
      }),
    );
  });

  it('of a waiting bar has the bar inside and is inside the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 142 }), fc.integer({ min: 3, max: 144 }), (start, length) => {
        const span = Math.min(length, daySlots + 1 - start);
        const room = waitingRoom({ start, span });
        expect(room.start).toBeGreaterThanOrEqual(1);
        expect(room.start).toBeLessThanOrEqual(start);
        expect(room.start + room.span).toBeGreaterThanOrEqual(start + span);
        expect(room.start + room.span - 1).toBeLessThanOrEqual(daySlots);
      }),
    );
  });
});

describe('dragging', () => {
  const ownRow = (trackWidth: number, days: number) => ({
    trackWidth,
    days,
    isOtherRow: false,
    hasShift: false,
  });

  it('keeps the time when the bar is moved hardly sideways', () => {
    expect(draggedMs(20, ownRow(1000, 1))).toBe(0);
    expect(draggedMs(-20, ownRow(1000, 7))).toBe(0);
  });

  it('never changes the time on the way to another row without Shift, however far it drifts', () => {
    const track = fc.record({ trackWidth: fc.integer({ min: 200, max: 3000 }), days: fc.constantFrom(1, 7) });
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), track, (dx, at) => {
        expect(draggedMs(dx, { ...at, isOtherRow: true, hasShift: false })).toBe(0);
      }),
    );
    const withShift = { trackWidth: 1200, days: 1, isOtherRow: true, hasShift: true };
    expect(draggedMs(20, withShift)).toBe(0);
    expect(draggedMs(-100, withShift)).toBe(-2 * 3600_000);
  });

  it('moves by quarters of an hour in a day and by whole days in a week', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 200, max: 3000 }), (dx, width) => {
        expect(draggedMs(dx, ownRow(width, 1)) % (15 * 60_000)).toBeCloseTo(0);
        expect(draggedMs(dx, ownRow(width, 7)) % (24 * 3600_000)).toBeCloseTo(0);
      }),
    );
    expect(draggedMs(100, ownRow(2400, 1))).toBe(3600_000);
  });
});

it('the line of the present is only on its day', () => {
  expect(slotOfNow(at('00:00'), day)).toBe(1);
  expect(slotOfNow(at('23:59'), day)).toBe(daySlots);
  expect(slotOfNow(at('12:00'), daysAfter(day, 1))).toBeUndefined();
});
