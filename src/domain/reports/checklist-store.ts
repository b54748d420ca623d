import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';

export type ChecklistRow = Record<
  'contact' | 'colleague' | 'package' | 'reply' | 'quote' | 'isHidden',
  boolean
>;

/** Samples of the installation count as undone. The letterhead's version grows with each change of it. */
export async function selectChecklist(db: Queryable, userId: string): Promise<ChecklistRow | undefined> {
  const { rows } = await db.execute<ChecklistRow>(sql`
    select
      (select letterhead_version > 1 from site_settings) as contact,
      (select count(*) > 1 from (select from staff_users limit 2) some_users) as colleague,
      exists (select from tour_packages where deleted_at is null and not is_sample) as package,
      exists (select from saved_replies) as reply,
      exists (select from quotes) as quote,
      checklist_hidden_at is not null as "isHidden"
    from staff_users where id = ${userId}::bigint
  `);
  return rows[0];
}

export async function updateChecklistHidden(db: Queryable, userId: string, isHidden: boolean): Promise<void> {
  await db.execute(sql`
    update staff_users set checklist_hidden_at = ${isHidden ? sql`now()` : sql`null`} where id = ${userId}::bigint
  `);
}
