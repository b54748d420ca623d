import type { Estimate } from '#domain/fares/estimate.ts';
import { noteMiss } from '#domain/fares/misses/stop-miss-service.ts';
import { countedTripOf, type ResolvedTrip } from '#domain/fares/resolved-trip.ts';
import type { TripType } from '#domain/fares/trip.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import { addCounts, type CountedTrip } from './estimate-store.ts';

/** An estimate as it is counted, with nothing about the visitor. */
export type EstimatedTrip = { trip: TripType; from: string; to: string };

/** What was typed for stops that are not known. */
const missesOf = ({ from, to, stops }: ResolvedTrip): string[] =>
  [from, to, ...stops].flatMap(({ name, stop }) => (stop || name === '' ? [] : [name]));

const flushMs = 5_000;
/** Far more than the routes asked for in five seconds; further ones are not counted. */
const maxTrips = 2_000;
const maxMisses = 100;

/** Counts estimates in memory and writes them together every few seconds, so that an estimate costs no write. */
export function createEstimateCounter(db: Queryable, onError: (error: unknown) => void) {
  let counted = new Map<string, CountedTrip>();
  let missed: string[] = [];

  const flush = async () => {
    if (counted.size === 0 && missed.length === 0) return;
    const [written, typed] = [counted, missed];
    counted = new Map();
    missed = [];
    try {
      if (written.size > 0) await addCounts(db, [...written.values()]);
      for (const text of typed) await noteMiss(db, text);
    } catch (error) {
      // They are lost: a count is not worth a queue.
      onError(error);
    }
  };

  const timer = setInterval(flush, flushMs);
  timer.unref();

  const countTrip = ({ trip, from, to }: EstimatedTrip): void => {
    const day = dayInIndia(new Date());
    const key = [day, trip, from, to].join(' ');
    const found = counted.get(key);
    if (found) found.count++;
    else if (counted.size < maxTrips) counted.set(key, { day, trip, from, to, count: 1 });
  };

  return {
    note: countTrip,
    /** An estimate with fares is counted, and names of stops that are not known. */
    noteEstimate(estimate: Estimate): void {
      if (estimate.fares.length > 0) countTrip(countedTripOf(estimate));
      missed = [...missed, ...missesOf(estimate)].slice(0, maxMisses);
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

export type EstimateCounter = ReturnType<typeof createEstimateCounter>;
