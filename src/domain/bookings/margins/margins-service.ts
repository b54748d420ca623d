import type { Period } from '#domain/bookings/figures/period.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectTripMargins, type TripMargin } from './margins-store.ts';

export type MarginSum = { soldPaise: number; costPaise: number; trips: number; missing: number };

export type Margins = {
  trips: TripMargin[];
  /** By who sold it, the largest margin first. */
  owners: (MarginSum & { ownerId: string | null; owner: string })[];
  total: MarginSum;
};

const sumOf = (trips: readonly TripMargin[]): MarginSum => ({
  soldPaise: trips.reduce((sum, { soldPaise }) => sum + soldPaise, 0),
  costPaise: trips.reduce((sum, { costPaise }) => sum + costPaise, 0),
  missing: trips.reduce((sum, { missing }) => sum + missing, 0),
  trips: trips.length,
});

const marginPaise = ({ soldPaise, costPaise }: MarginSum) => soldPaise - costPaise;

/** What trips that end in the period brought: sold before taxes, less the cost of their services. */
export async function readMargins(db: Queryable, actor: StaffActor, period: Period): Promise<Margins> {
  assertArea(actor, 'money');
  const trips = await selectTripMargins(db, period);
  const owners = [...Map.groupBy(trips, ({ ownerId }) => ownerId)].map(([ownerId, of]) => ({
    ...sumOf(of),
    ownerId,
    owner: of[0]?.owner ?? '',
  }));
  return {
    trips,
    owners: owners.toSorted((one, other) => marginPaise(other) - marginPaise(one)),
    total: sumOf(trips),
  };
}
