import type { Db } from '#platform/database/db.ts';
import { rateVersions, roadLegs, routes, stops } from './fares-table.ts';
import type { RoadLeg } from './network/road-leg.ts';
import { confirmSamples } from './rate-store.ts';
import type { City, Rates } from './rates.ts';
import type { StopKind } from './trip.ts';

export type FareSeed = {
  stops: readonly {
    city: City;
    kind: StopKind;
    slug: string;
    name: string;
    otherNames: string;
    state: string;
    lat: number;
    lng: number;
  }[];
  legs: readonly RoadLeg[];
  /** Without a distance of its own a route has that of the legs. */
  routes: readonly {
    from: string;
    to: string;
    km?: number;
    minutes?: number;
    stops: string;
    road: string;
    season: string;
  }[];
  rates: Rates;
};

/** The first version of the rates holds for any day of travel. */
const firstDay = '2026-01-01';

const legRows = ({ legs }: FareSeed) =>
  legs.map(({ from, to, closedMonths, ...leg }) => ({
    ...{ ...leg, fromSlug: from, toSlug: to },
    closedMonths: [...closedMonths],
  }));

/** Adds stops, road legs, routes and sample rates to a database that has none. The rates are not confirmed. */
export async function seedFares(db: Db, seed: FareSeed): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ version: rateVersions.version }).from(rateVersions).limit(1);
    if (found) return;
    await tx.insert(rateVersions).values({ validFrom: firstDay, rates: seed.rates, isSample: true });
    await tx.insert(stops).values([...seed.stops]);
    if (seed.legs.length > 0) await tx.insert(roadLegs).values(legRows(seed));
    await tx
      .insert(routes)
      .values(seed.routes.map(({ from, to, ...route }) => ({ ...route, fromSlug: from, toSlug: to })));
  });
}

/** Confirms the sample rates, for development and tests: a production site waits for an Admin. */
export const confirmSampleRates = (db: Db): Promise<void> => confirmSamples(db);
