import { useSyncExternalStore } from 'react';

const everyMs = 1000;
let second = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all counters on the page. */
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

const everyMinuteMs = 60_000;
const minuteOf = (ms: number) => ms - (ms % everyMinuteMs);

/** The present minute, for screens that are costly to draw; before hydration, that of the server. */
export const useMinute = (renderedAt: number): number =>
  useSyncExternalStore(
    subscribe,
    () => minuteOf(second),
    () => minuteOf(renderedAt),
  );

/** The present time, updated every second; before hydration, the time at which the server rendered the page. */
export const useNow = (renderedAt: number): number =>
  useSyncExternalStore(
    subscribe,
    () => second,
    () => renderedAt,
  );
