import { useSyncExternalStore } from 'react';

const everyMs = 1000;
let second = Date.now();
const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for everything on the page that counts. */
function subscribe(reader: () => void): () => void {
  readers.add(reader);
  if (!timer) {
    second = Date.now();
    timer = setInterval(() => {
      second = Date.now();
      for (const tell of readers) tell();
    }, everyMs);
  }
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Now, by the second; until script runs, when the page was made. */
export const useNow = (madeAt: number): number =>
  useSyncExternalStore(
    subscribe,
    () => second,
    () => madeAt,
  );
