import { useEffect, useRef } from 'react';
import { countedTripOf, type ResolvedTrip } from '#domain/fares/resolved-trip.ts';
import { paths } from '#paths.ts';
import { attempt } from './visit.ts';

/** A trip that is still being typed is not counted. */
const settledMs = 2_000;

/**
 * Counts a trip whose fares are shown, once for each route and type; it says nothing about the visitor. The first one
 * may have been counted by the server.
 */
export function useCounted(resolved: ResolvedTrip | null, isShown: boolean, countsFirst: boolean): void {
  const counted = useRef(new Set<string>());
  const count = resolved === null ? '' : String(new URLSearchParams(countedTripOf(resolved)));
  useEffect(() => {
    if (!isShown || counted.current.has(count)) return;
    const isFirst = counted.current.size === 0;
    const tell = () => {
      counted.current.add(count);
      if (countsFirst || !isFirst)
        attempt(() => navigator.sendBeacon(paths.fareCount, new URLSearchParams(count)));
    };
    const timer = setTimeout(tell, settledMs);
    return () => clearTimeout(timer);
  }, [count, isShown, countsFirst]);
}
