import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PublishedKind } from '#domain/publishing/publishing.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { UnsavedSubject, UnsavedWork } from './unsaved-work.ts';

export const unsavedWork = pgTable('unsaved_work', {
  staffId: bigint('staff_id', { mode: 'bigint' }).notNull(),
  kind: text().$type<PublishedKind>().notNull(),
  subjectId: bigint('subject_id', { mode: 'bigint' }).notNull(),
  baseVersion: integer('base_version').notNull(),
  fields: jsonb().$type<Record<string, string>>().notNull(),
  keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
});

const of = (staffId: string, { kind, id }: UnsavedSubject): SQL | undefined =>
  and(
    eq(unsavedWork.staffId, BigInt(staffId)),
    eq(unsavedWork.kind, kind),
    eq(unsavedWork.subjectId, BigInt(id)),
  );

export async function upsertUnsaved(
  db: Queryable,
  staffId: string,
  { kind, id }: UnsavedSubject,
  work: Omit<UnsavedWork, 'keptAt'>,
): Promise<Date> {
  const [row] = await db
    .insert(unsavedWork)
    .values({ ...work, staffId: BigInt(staffId), kind, subjectId: BigInt(id) })
    .onConflictDoUpdate({
      target: [unsavedWork.staffId, unsavedWork.kind, unsavedWork.subjectId],
      set: { ...work, keptAt: sql`now()` },
    })
    .returning({ keptAt: unsavedWork.keptAt });
  if (!row) throw new Error('the insert returned no row');
  return row.keptAt;
}

export async function selectUnsaved(
  db: Queryable,
  staffId: string,
  subject: UnsavedSubject,
): Promise<UnsavedWork | undefined> {
  const { baseVersion, fields, keptAt } = unsavedWork;
  const [row] = await db
    .select({ baseVersion, fields, keptAt })
    .from(unsavedWork)
    .where(of(staffId, subject));
  return row;
}

export async function deleteUnsaved(db: Queryable, staffId: string, subject: UnsavedSubject): Promise<void> {
  await db.delete(unsavedWork).where(of(staffId, subject));
}

export async function deleteUnsavedBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(unsavedWork).where(lt(unsavedWork.keptAt, moment));
}
