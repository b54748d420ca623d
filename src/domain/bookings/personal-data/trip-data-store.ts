import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import { selectJsonRows } from '#platform/database/json-rows.ts';

/** The days, travellers and services of trips; what a service costs the agency is no data of the customer. */
export async function selectTripData(db: Queryable, bookingIds: readonly string[]) {
  const mine = idList(bookingIds);
  return {
    travellers: await selectJsonRows(
      db,
      sql`select to_jsonb(t) - array['revision'] as row from travellers t
          where booking_id = any(${mine}) order by booking_id, position`,
    ),
    /** The numbers are decrypted by the export. */
    papers: await selectJsonRows(
      db,
      sql`select to_jsonb(p) - array['revision', 'made_by', 'checked_by', 'checked_at'] as row
          from traveller_papers p where booking_id = any(${mine}) order by booking_id, id`,
    ),
    tripDays: await selectJsonRows(
      db,
      sql`select to_jsonb(d) - array['id', 'revision'] as row from booking_days d
          where booking_id = any(${mine}) order by booking_id, number`,
    ),
    tripServices: await selectJsonRows(
      db,
      sql`select jsonb_build_object('booking_id', s.booking_id, 'kind', s.kind, 'title', s.title, 'day', s.day,
            'nights', s.nights, 'starts', s.starts, 'supplier', u.name, 'state', s.state,
            'confirmation', s.confirmation, 'remarks', s.remarks, 'details', s.details) as row
          from booking_services s left join suppliers u on u.id = s.supplier_id
          where s.booking_id = any(${mine}) and s.kind not in ('cab', 'package')
          order by s.booking_id, s.day nulls first, s.position`,
    ),
    /** What suppliers and travellers were given. */
    vouchers: await selectJsonRows(
      db,
      sql`select to_jsonb(v) - array['fingerprint', 'made_by', 'supplier_id'] as row from vouchers v
          where booking_id = any(${mine}) order by booking_id, id`,
    ),
  };
}

/** Costs, days, suppliers and states stay for the books; travellers, vouchers with their mails and all texts go. */
export async function blankTrips(tx: Tx, bookingIds: readonly string[]): Promise<void> {
  const mine = idList(bookingIds);
  await tx.execute(sql`delete from travellers where booking_id = any(${mine})`);
  await tx.execute(sql`delete from vouchers where booking_id = any(${mine})`);
  await tx.execute(sql`delete from booking_days where booking_id = any(${mine})`);
  await tx.execute(sql`
    update booking_services set confirmation = '', remarks = '', details = '{}', quoted = null
    where booking_id = any(${mine})
  `);
}
