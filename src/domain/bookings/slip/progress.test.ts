import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryKinds } from '#domain/bookings/booking.ts';
import { type DutyStatus, dutyStatuses } from '#domain/bookings/duty-status.ts';
import { isEarlyStart, plausibleTime, statusAfter } from './progress.ts';

describe('the status after an entry', () => {
  it.each([
    ['assigned', 'start', 'on-the-way'],
    ['assigned', 'reached', 'on-the-way'],
    ['on-the-way', 'on-board', 'on-duty'],
    ['on-duty', 'end', 'done'],
    // The phone was off until the end.
    ['assigned', 'end', 'done'],
    // Late and repeated.
    ['on-duty', 'start', 'on-duty'],
    ['done', 'on-board', 'done'],
    ['on-duty', 'expense', 'on-duty'],
    ['cancelled', 'on-board', 'cancelled'],
  ] as const)('%s with %s is %s', (before, kind, after) => {
    expect(statusAfter(before, kind)).toBe(after);
  });

  it('never goes back, in whatever order entries come', () => {
    const status = fc.constantFrom(...dutyStatuses);
    fc.assert(
      fc.property(status, fc.array(fc.constantFrom(...entryKinds)), (first, kinds) => {
        kinds.reduce((before: DutyStatus, kind) => {
          const after = statusAfter(before, kind);
          expect(dutyStatuses.indexOf(after)).toBeGreaterThanOrEqual(dutyStatuses.indexOf(before));
          return after;
        }, first);
      }),
    );
  });
});

describe('the time of an entry', () => {
  const pickupAt = new Date('2026-11-20T03:30:00Z');
  const now = new Date('2026-11-20T09:00:00Z');

  it.each([
    ['that of the phone', '2026-11-20T08:15:00Z', '2026-11-20T08:15:00Z'],
    ['that of the arrival, for a clock that is fast', '2026-11-20T09:20:00Z', '2026-11-20T09:00:00Z'],
    ['that of the arrival, for a clock that was never set', '2010-01-01T00:00:00Z', '2026-11-20T09:00:00Z'],
  ])('is %s', (_name, byPhone, expected) => {
    expect(plausibleTime(new Date(byPhone), { pickupAt }, now)).toEqual(new Date(expected));
  });
});

it('a start long before the pick-up is asked about, one on the way to it is not', () => {
  const pickup = Date.parse('2026-11-18T06:00:00+05:30');
  expect(isEarlyStart(pickup, Date.parse('2026-11-17T20:00:00+05:30'))).toBe(true);
  expect(isEarlyStart(pickup, Date.parse('2026-11-18T03:00:00+05:30'))).toBe(false);
  expect(isEarlyStart(pickup, Date.parse('2026-11-18T09:00:00+05:30'))).toBe(false);
});
