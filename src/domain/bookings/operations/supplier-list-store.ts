import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { both, type Found, isFound, isOwnedBy, isUnconfirmed, tripOfService } from './conditions-store.ts';
import type { ListFilter, SupplierGroup } from './operations.ts';

/** Where a page goes on: the next day of a supplier, and the supplier. */
export type GroupCursor = { at: string; id: string };

export type GroupSlice = Pick<ListFilter, 'kind' | 'state' | 'owner'> & {
  today: string;
  found: Found | undefined;
  after: GroupCursor | undefined;
  limit: number;
};

/** Suppliers with open services that are to come, the one with the next day first. */
export function groupSlice({ kind, state, owner, today, found, after, limit }: GroupSlice): SQL {
  const which = both(
    sql`${isUnconfirmed} and s.on_day >= ${today}::date and s.supplier_id is not null`,
    kind && sql`s.kind = ${kind}`,
    state && sql`s.state = ${state}`,
    isOwnedBy(owner),
    found && isFound(found),
  );
  // Only these filters need the trip.
  const trip = owner || found ? tripOfService : sql``;
  const beyond = after
    ? sql`having (min(s.on_day), s.supplier_id) > (${after.at}::date, ${after.id}::bigint)`
    : sql``;
  return sql`
    with page as materialized (
      select s.supplier_id as id, min(s.on_day) as at, count(*)::int as open,
        (count(*) filter (where s.state = 'to-ask'))::int as asks
      from booking_services s ${trip} where ${which}
      group by s.supplier_id ${beyond} order by at, id limit ${limit}
    )
    select u.id::text, u.name, u.city, u.phone_e164 as "phoneE164", u.email, page.open, page.asks as "toAsk",
      page.at::text as "nextDay"
    from page join suppliers u on u.id = page.id order by page.at, page.id`;
}

export const selectGroups = async (db: Queryable, slice: GroupSlice): Promise<SupplierGroup[]> =>
  (await db.execute<SupplierGroup>(groupSlice(slice))).rows;
