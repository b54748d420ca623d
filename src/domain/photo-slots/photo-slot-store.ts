import { inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { photoSlots } from './photo-slot-table.ts';

type SlotRow = { slot: string; address: string };

export const selectSlotPhotos = (db: Queryable, slots: readonly string[]): Promise<SlotRow[]> =>
  db
    .select({ slot: photoSlots.slot, address: photoSlots.address })
    .from(photoSlots)
    .where(inArray(photoSlots.slot, [...slots]));

type Subject = { kind: 'car' | 'driver' | 'hotels'; key: string; name: string; address: string };

/** Car types that are offered, present drivers and the countries of packages, each with its photograph; former ones as long as they have one, so that it can be removed. */
export async function selectSubjects(db: Queryable): Promise<Subject[]> {
  const { rows } = await db.execute<Subject>(sql`
    select subjects.kind, subjects.key, subjects.name, coalesce(photo_slots.address, '') as address
    from (
      select 'car' as kind, code as key, name, position::int as place, deactivated_at is null as is_present from car_types
      union all
      select 'driver', id::text, name, 0, ended_at is null from drivers where erased_at is null
      union all
      select 'hotels', country, country, 0, bool_or(deleted_at is null) from tour_packages group by country
    ) subjects left join photo_slots on photo_slots.slot = subjects.kind || ':' || subjects.key
    where subjects.is_present or photo_slots.slot is not null
    order by subjects.kind, subjects.place, subjects.name, subjects.key limit 500`);
  return rows;
}

export async function upsertPhoto(tx: Tx, row: SlotRow): Promise<void> {
  await tx
    .insert(photoSlots)
    .values(row)
    .onConflictDoUpdate({
      target: photoSlots.slot,
      set: { address: row.address, changedAt: sql`now()` },
    });
}

export async function deletePhotos(tx: Tx, slots: readonly string[]): Promise<void> {
  await tx.delete(photoSlots).where(inArray(photoSlots.slot, [...slots]));
}
