import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/shared/india-time.ts';
import { chosenPeriods, daysOf, maxPeriodDays, namedPeriods, periodNames } from './period.ts';

describe('the periods of figures', () => {
  it.each([
    ['week', '2026-11-16', ['2026-11-16', '2026-11-16'], ['2026-11-09', '2026-11-09']],
    ['week', '2026-11-22', ['2026-11-16', '2026-11-22'], ['2026-11-09', '2026-11-15']],
    ['month', '2026-11-16', ['2026-11-01', '2026-11-16'], ['2026-10-01', '2026-10-16']],
    ['month', '2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
    ['last-month', '2026-03-31', ['2026-02-01', '2026-02-28'], ['2026-01-01', '2026-01-31']],
    ['last-month', '2026-01-05', ['2025-12-01', '2025-12-31'], ['2025-11-01', '2025-11-30']],
  ] as const)('%s on %s', (name, today, now, before) => {
    const periods = namedPeriods(name, today);
    expect([periods.now, periods.before].map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      now,
      before,
    ]);
  });

  it('compares chosen days with as many days before, in whatever order they were typed', () => {
    const periods = chosenPeriods('2026-11-10', '2026-11-01');
    expect(periods).toEqual({
      now: { firstDay: '2026-11-01', lastDay: '2026-11-10' },
      before: { firstDay: '2026-10-22', lastDay: '2026-10-31' },
    });
    expect(daysOf(periods.now)).toHaveLength(10);
  });

  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('2000-01-01', days));

  it('never overlap, and are never longer than the limit', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        for (const { now, before } of [
          chosenPeriods(one, other),
          ...periodNames.map((name) => namedPeriods(name, one)),
        ]) {
          expect(before.lastDay < now.firstDay).toBe(true);
          expect(now.firstDay <= now.lastDay && before.firstDay <= before.lastDay).toBe(true);
          expect(daysOf(now).length).toBeLessThanOrEqual(maxPeriodDays);
        }
      }),
    );
  });
});
