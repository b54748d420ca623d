import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPerMinute, minutesCounted, senderRate } from './sender-rate.ts';

const anyMinutes = fc.array(fc.nat(500), { minLength: minutesCounted, maxLength: minutesCounted });
const quietMinutes = (length: number) => Array.from({ length }, () => 0);

describe('senderRate', () => {
  it('grows with every enquiry, in any of the minutes', () => {
    fc.assert(
      fc.property(anyMinutes, fc.nat(minutesCounted - 1), fc.boolean(), (minutes, place, isProxyAddress) => {
        const more = minutes.with(place, (minutes[place] ?? 0) + 1);
        expect(senderRate(more, isProxyAddress)).toBeGreaterThanOrEqual(senderRate(minutes, isProxyAddress));
      }),
    );
  });

  it('is at least the count of the last minute', () => {
    fc.assert(
      fc.property(anyMinutes, (minutes) => {
        expect(senderRate(minutes, false)).toBeGreaterThanOrEqual(minutes[0] ?? 0);
      }),
    );
  });

  it('allows a shared proxy address more than a single visitor, up to a limit', () => {
    fc.assert(
      fc.property(anyMinutes, (minutes) => {
        expect(senderRate(minutes, true)).toBeLessThanOrEqual(senderRate(minutes, false));
      }),
    );
    expect(senderRate([60, ...quietMinutes(9)], true)).toBe(maxPerMinute);
    expect(senderRate([61, ...quietMinutes(9)], true)).toBeGreaterThan(maxPerMinute);
  });

  it('forgets a burst after a minute, also when it spans two', () => {
    expect(senderRate([1, 500, ...quietMinutes(8)], false)).toBeLessThan(10);
    expect(senderRate([1, 250, 250, ...quietMinutes(7)], false)).toBeLessThan(15);
  });

  it('notices a slow flood below the limit per minute', () => {
    expect(
      senderRate(
        Array.from({ length: 10 }, () => 9),
        false,
      ),
    ).toBeGreaterThan(maxPerMinute);
  });
});
