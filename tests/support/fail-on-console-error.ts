import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Warnings fail the test, because they would otherwise go unnoticed. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
