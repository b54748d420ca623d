import { and, desc, eq, lte, type SQL } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PublishedKind } from '#domain/publishing/publishing.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Revision } from './revision.ts';

export const revisions = pgTable('revisions', {
  kind: text().$type<PublishedKind>().notNull(),
  subjectId: bigint('subject_id', { mode: 'bigint' }).notNull(),
  version: integer().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  savedBy: text('saved_by').notNull(),
  restoredFrom: integer('restored_from'),
  content: jsonb().notNull(),
});

export type Subject = { kind: PublishedKind; id: string };

const of = ({ kind, id }: Subject): SQL | undefined =>
  and(eq(revisions.kind, kind), eq(revisions.subjectId, BigInt(id)));

/** Keeps an existing version unchanged. */
export async function insertRevision(
  db: Queryable,
  subject: Subject,
  revision: Omit<Revision<unknown>, 'savedAt'> & { savedAt?: Date },
): Promise<void> {
  await db
    .insert(revisions)
    .values({ ...revision, kind: subject.kind, subjectId: BigInt(subject.id) })
    .onConflictDoNothing();
}

export async function deleteUpTo(db: Queryable, subject: Subject, version: number): Promise<void> {
  await db.delete(revisions).where(and(of(subject), lte(revisions.version, version)));
}

export async function deleteAll(db: Queryable, subject: Subject): Promise<void> {
  await db.delete(revisions).where(of(subject));
}

const line = {
  version: revisions.version,
  savedAt: revisions.savedAt,
  savedBy: revisions.savedBy,
  restoredFrom: revisions.restoredFrom,
};

export const selectLines = (db: Queryable, subject: Subject) =>
  db.select(line).from(revisions).where(of(subject)).orderBy(desc(revisions.version));

/** The version and the stored one before it. */
export const selectWithPrevious = (db: Queryable, subject: Subject, version: number) =>
  db
    .select({ ...line, content: revisions.content })
    .from(revisions)
    .where(and(of(subject), lte(revisions.version, version)))
    .orderBy(desc(revisions.version))
    .limit(2);
