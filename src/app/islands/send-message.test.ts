import { describe, expect, it } from 'vitest';
import { pauseBefore } from './send-message.ts';

describe('the pause before a retry', () => {
  it('grows from seconds to minutes and then stays the same', () => {
    const pauses = Array.from({ length: 12 }, (_, attempt) => pauseBefore(attempt, 0.5));
    expect(pauses[0]).toBe(3000);
    expect(pauses[1]).toBe(6000);
    expect(pauses.at(-1)).toBe(300_000);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  });

  it('is different for each visitor', () => {
    expect(pauseBefore(3, 0)).toBeLessThan(pauseBefore(3, 0.99));
  });
});
