import { describe, expect, it } from 'vitest';
import { followUpTime } from './follow-up-time.ts';

/** 20:30 on the 15th in India, and 01:30 on the 16th, when the UTC date is still the 15th. */
const evening = new Date('2026-11-15T15:00:00Z');
const night = new Date('2026-11-15T20:00:00Z');
const iso = (chosen: string, now: Date) => followUpTime(chosen, now)?.toISOString();

describe('followUpTime', () => {
  it('uses Indian time', () => {
    expect(iso('in-an-hour', evening)).toBe('2026-11-15T16:00:00.000Z');
    expect(iso('tomorrow', evening)).toBe('2026-11-16T04:30:00.000Z');
    expect(iso('tomorrow', night)).toBe('2026-11-17T04:30:00.000Z');
    expect(iso('in-three-days', evening)).toBe('2026-11-18T04:30:00.000Z');
    // The 15th is a Sunday, and at night it is Monday the 16th in India.
    expect(iso('next-week', evening)).toBe('2026-11-16T04:30:00.000Z');
    expect(iso('next-week', night)).toBe('2026-11-23T04:30:00.000Z');
    expect(iso('2026-11-16T09:15', evening)).toBe('2026-11-16T03:45:00.000Z');
  });

  it('refuses a past time', () => {
    expect(iso('this-evening', new Date('2026-11-15T05:00:00Z'))).toBe('2026-11-15T13:30:00.000Z');
    expect(iso('this-evening', evening)).toBe('2026-11-15T16:00:00.000Z');
    expect(iso('2026-11-15T20:29', evening)).toBeUndefined();
  });

  it('refuses a text that is not a time', () => {
    for (const chosen of ['', 'toString', '2026-11-16', '2026-13-45T99:99'])
      expect(followUpTime(chosen, evening)).toBeUndefined();
  });
});
