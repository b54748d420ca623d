import { type ResolvedTrip, requestedTripOf } from '#domain/fares/resolved-trip.ts';
import type { TripType } from '#domain/fares/trip.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { addCounts, type CountedTrip } from './estimate-store.ts';

/** An estimate as it is counted, with nothing about the visitor. */
export type EstimatedTrip = { trip: TripType; from: string; to: string };

export function estimatedTripOf(resolved: ResolvedTrip): EstimatedTrip {
  const { trip, fromSlug, toSlug } = requestedTripOf(resolved, 'sedan', undefined);
  return { trip, from: fromSlug, to: toSlug };
}

const flushMs = 5_000;
/** Far more than the routes asked for in five seconds; further ones are not counted. */
const maxTrips = 2_000;

/** Counts estimates in memory and writes them together every few seconds, so that an estimate costs no write. */
export function createEstimateCounter(db: Queryable, onError: (error: unknown) => void) {
  let counted = new Map<string, CountedTrip>();

  const flush = async () => {
    if (counted.size === 0) return;
    const written = counted;
    counted = new Map();
    try {
      await addCounts(db, [...written.values()]);
    } catch (error) {
      // They are lost: a count is not worth a queue.
      onError(error);
    }
  };

  const timer = setInterval(flush, flushMs);
  timer.unref();

  return {
    note({ trip, from, to }: EstimatedTrip): void {
      const day = dayInIndia(new Date());
      const key = [day, trip, from, to].join(' ');
      const found = counted.get(key);
      if (found) found.count++;
      else if (counted.size < maxTrips) counted.set(key, { day, trip, from, to, count: 1 });
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

export type EstimateCounter = ReturnType<typeof createEstimateCounter>;
