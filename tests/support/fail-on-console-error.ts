import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A warning that nobody reads is a bug that nobody sees. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
