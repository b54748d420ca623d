import { describe, expect, it } from 'vitest';
import { finishedDuration, runningDuration } from './waiting.tsx';

const minute = 60_000;

describe('runningDuration', () => {
  it.each([
    [-5, '0:00'],
    [7_900, '0:07'],
    [59 * minute + 59_000, '59:59'],
    [60 * minute, '1 h 00 min'],
    [24 * 60 * minute - 1, '23 h 59 min'],
    [76 * 60 * minute, '3 d 4 h'],
  ])('%i ms', (ms, text) => {
    expect(runningDuration(ms)).toBe(text);
  });
});

describe('finishedDuration', () => {
  it.each([
    [59_999, 'under a minute'],
    [minute, '1 min'],
    [60 * minute - 1, '59 min'],
    [60 * minute, '1 h 00 min'],
  ])('%i ms', (ms, text) => {
    expect(finishedDuration(ms)).toBe(text);
  });
});
