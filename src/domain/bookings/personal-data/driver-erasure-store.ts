import { sql } from 'drizzle-orm';
import { previousDriver } from '#domain/bookings/fleet.ts';
import type { Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';

type ErasableDriver = { name: string; isEnded: boolean; openDuties: number };

/** Locked; `undefined` when there is none, or when the driver is erased already. */
export async function lockErasableDriver(tx: Tx, id: string): Promise<ErasableDriver | undefined> {
  const { rows } = await tx.execute<ErasableDriver>(sql`
    select name, ended_at is not null as "isEnded",
      (select count(*)::int from duties d where d.driver_id = drivers.id
        and d.status in ('requested', 'confirmed', 'assigned', 'on-the-way', 'on-duty')) as "openDuties"
    from drivers where id = ${id}::bigint and erased_at is null for update`);
  return rows[0];
}

/** Timelines and money entries name a driver; another one with the same name loses it there as well. */
async function blankMentions(tx: Tx, ids: readonly string[]): Promise<void> {
  const names = sql`(select name from drivers where id = any(${idList(ids)}) and name <> ${previousDriver})`;
  await tx.execute(sql`
    update booking_events set detail = detail || jsonb_build_object('driver', ${previousDriver}::text)
    where kind = 'assigned' and detail->>'driver' in ${names}
  `);
  await tx.execute(sql`
    update money_entries set made_by = ${previousDriver}
    where kind = 'collected-by-driver' and reverses_id is null and made_by in ${names}
      and booking_id in (select booking_id from duties where driver_id = any(${idList(ids)}))
  `);
}

/** Past duties keep a driver without a name; days off, number, licence, supplier, notes and links are gone. */
export async function blankDrivers(tx: Tx, ids: readonly string[]): Promise<void> {
  const mine = idList(ids);
  await blankMentions(tx, ids);
  await tx.execute(sql`delete from driver_days_off where driver_id = any(${mine})`);
  await tx.execute(
    sql`update duties set driver_token_hash = null, driver_token_encrypted = '' where driver_id = any(${mine})`,
  );
  await tx.execute(sql`
    update drivers set name = ${previousDriver}, phone_e164 = '', licence_number = '', licence_expires_on = null,
      languages = '{}', supplier_id = null, notes = '', ended_at = coalesce(ended_at, now()), erased_at = now(),
      revision = revision + 1, changed_at = now()
    where id = any(${mine})
  `);
}
