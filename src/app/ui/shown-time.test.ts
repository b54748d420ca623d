import { expect, it } from 'vitest';
import { shownDate } from './shown-time.ts';

it('formats a day as `11 Apr 2026`', () => {
  expect(shownDate('2026-04-11')).toBe('11 Apr 2026');
  expect(shownDate('2025-12-31')).toBe('31 Dec 2025');
});
