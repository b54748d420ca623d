import { useSyncExternalStore } from 'react';

const everyMs = 1000;
let second = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for everything on the page that counts. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) {
    second = Date.now();
    timer = setInterval(() => {
      second = Date.now();
      for (const notify of listeners) notify();
    }, everyMs);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Now, by the second; until script runs, when the page was made. */
export const useNow = (renderedAt: number): number =>
  useSyncExternalStore(
    subscribe,
    () => second,
    () => renderedAt,
  );
