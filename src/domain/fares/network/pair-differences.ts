import { setImmediate } from 'node:timers/promises';
import type { Distance, RoadNetwork } from './road-network.ts';

/** Of all pairs of stops, as if no road were ever closed. */
export type PairDifferences = {
  pairs: number;
  /** Another distance or another time. */
  changed: number;
  /** No longer joined by any road. */
  lost: number;
  /** Joined by a road for the first time. */
  gained: number;
};

type Pairs = { has(one: string, other: string): boolean };

function differenceOf(
  former: Distance | undefined,
  present: Distance | undefined,
): 'changed' | 'lost' | 'gained' | undefined {
  if (former?.km === present?.km && former?.minutes === present?.minutes) return undefined;
  if (!former) return 'gained';
  return present ? 'changed' : 'lost';
}

/** Other requests are answered after so many stops, because all of them take a fifth of a second. */
const stopsAtOnce = 50;

/** A pair with a distance that staff set keeps it, whatever the legs are. */
export async function pairDifferences(
  stops: readonly string[],
  before: RoadNetwork,
  after: RoadNetwork,
  withDistance: Pairs,
): Promise<PairDifferences> {
  const found = { pairs: (stops.length * (stops.length - 1)) / 2, changed: 0, lost: 0, gained: 0 };
  for (const [index, from] of stops.entries()) {
    if (index % stopsAtOnce === 0) await setImmediate();
    const [was, is] = [before.distancesFrom(from), after.distancesFrom(from)];
    for (const to of stops.slice(index + 1)) {
      const difference = differenceOf(was(to), is(to));
      if (difference && !withDistance.has(from, to)) found[difference] += 1;
    }
  }
  return found;
}
