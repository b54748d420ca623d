import { inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import { suppliers } from './suppliers-table.ts';

export async function selectContacts(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, name, city, contactName, phoneE164, email } = suppliers;
  const rows = await db
    .select({ id, name, city, contactName, phoneE164, email })
    .from(suppliers)
    .where(inArray(id, ids.map(BigInt)));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}
