import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNoticePlanner } from './plan-notifications.ts';

const some = (howMany: number, from = 0) =>
  Array.from({ length: howMany }, (_, index) => String(from + index));

function planner() {
  const clock = { now: 1_000_000 };
  return { plan: createNoticePlanner(() => clock.now), clock };
}

describe('createNoticePlanner', () => {
  it('plans one notice per enquiry while there are few', () => {
    const { plan } = planner();
    expect(plan(['1'])).toEqual({ own: ['1'], together: 0 });
    expect(plan(['2', '3'])).toEqual({ own: ['2', '3'], together: 0 });
    expect(plan([])).toEqual({ own: [], together: 0 });
  });

  it('sums up the rest in one notice when many arrive', () => {
    const { plan } = planner();
    expect(plan(some(30))).toEqual({ own: ['0', '1', '2'], together: 27 });
    expect(plan(some(5, 30))).toEqual({ own: [], together: 32 });
  });

  it('adds to the sum until a minute without enquiries', () => {
    const { plan, clock } = planner();
    plan(some(10));
    clock.now += 50_000;
    expect(plan(['10'])).toEqual({ own: [], together: 8 });
    clock.now += 50_000;
    expect(plan(['11'])).toEqual({ own: [], together: 9 });
    clock.now += 60_000;
    expect(plan(['12'])).toEqual({ own: ['12'], together: 0 });
  });

  it('plans at most three single notices a minute and misses no enquiry', () => {
    const arrivals = fc.array(fc.record({ count: fc.nat(20), afterMs: fc.nat(90_000) }), { maxLength: 40 });
    fc.assert(
      fc.property(arrivals, (steps) => {
        const { plan, clock } = planner();
        const shown: number[] = [];
        for (const { count, afterMs } of steps) {
          clock.now += afterMs;
          const { own, together } = plan(some(count));
          shown.push(...own.map(() => clock.now));
          expect(own.length === count || together >= count - own.length).toBe(true);
        }
        for (const at of shown)
          expect(shown.filter((other) => other <= at && other > at - 60_000).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
