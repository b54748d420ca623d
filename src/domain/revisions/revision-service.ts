import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Revision, RevisionLine } from './revision.ts';
import {
  deleteAll,
  deleteUpTo,
  insertRevision,
  type Subject,
  selectLines,
  selectWithPrevious,
} from './revision-store.ts';

/** Older versions are deleted. */
const maxKept = 50;

/** The largest integer of the column. */
const maxVersion = 2 ** 31 - 1;

type Kept<Content> = { version: number; content: Content; savedBy: string; restoredFrom?: number };

export async function keepRevision<Content>(tx: Queryable, subject: Subject, kept: Kept<Content>) {
  await insertRevision(tx, subject, { restoredFrom: null, ...kept });
  await deleteUpTo(tx, subject, kept.version - maxKept);
}

/** Stores the state before the first save, because seeded and old rows have no revision. */
export const keepEarlier = <Content>(
  tx: Queryable,
  subject: Subject,
  earlier: { version: number; content: Content; savedAt: Date },
): Promise<void> => insertRevision(tx, subject, { ...earlier, savedBy: '', restoredFrom: null });

export const forgetRevisions = deleteAll;

export async function listRevisions(
  db: Queryable,
  actor: StaffActor,
  subject: Subject,
): Promise<RevisionLine[]> {
  assertArea(actor, 'publishing');
  return selectLines(db, subject);
}

export type Compared<Content> = { revision: Revision<Content>; previous: Revision<Content> | undefined };

/** A version and the one before it. The caller knows the type of the content. */
export async function readRevision<Content>(
  db: Queryable,
  actor: StaffActor,
  subject: Subject,
  version: number,
): Promise<Compared<Content> | undefined> {
  assertArea(actor, 'publishing');
  if (!Number.isInteger(version) || version < 1 || version > maxVersion) return undefined;
  const [revision, previous] = (await selectWithPrevious(db, subject, version)) as Revision<Content>[];
  return revision?.version === version ? { revision, previous } : undefined;
}
