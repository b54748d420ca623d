import type { PublishedKind } from '#domain/publishing/publishing.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Revision, RevisionLine } from './revision.ts';
import { deleteAll, deleteUpTo, insertRevision, selectLines, selectWithPrevious } from './revision-store.ts';

/** Older versions are deleted. */
const maxKept = 50;

/** The largest integer of the column. */
const maxVersion = 2 ** 31 - 1;

type Saved<Content> = { version: number; content: Content; savedBy: string; restoredFrom?: number };
type Earlier<Content> = { version: number; content: Content; savedAt: Date };
export type Compared<Content> = { revision: Revision<Content>; previous: Revision<Content> | undefined };

/** The versions of one kind of text, which knows the type of its content. */
export function versionsOf<Content>(kind: PublishedKind) {
  const subjectOf = (id: string) => ({ kind, id });
  return {
    /** Seeded and old rows have no version yet, so what they were is kept at their first save. */
    keep: async (tx: Queryable, id: string, saved: Saved<Content>, earlier?: Earlier<Content>) => {
      const subject = subjectOf(id);
      if (earlier && (await selectLines(tx, subject)).length === 0)
        await insertRevision(tx, subject, { ...earlier, savedBy: '', restoredFrom: null });
      await insertRevision(tx, subject, { restoredFrom: null, ...saved });
      await deleteUpTo(tx, subject, saved.version - maxKept);
    },
    forget: (tx: Queryable, id: string) => deleteAll(tx, subjectOf(id)),
    async list(db: Queryable, actor: StaffActor, id: string): Promise<RevisionLine[]> {
      assertArea(actor, 'publishing');
      return rowId.test(id) ? selectLines(db, subjectOf(id)) : [];
    },
    /** A version and the one before it. */
    async read(
      db: Queryable,
      actor: StaffActor,
      id: string,
      version: number,
    ): Promise<Compared<Content> | undefined> {
      assertArea(actor, 'publishing');
      const isVersion = Number.isInteger(version) && version >= 1 && version <= maxVersion;
      if (!rowId.test(id) || !isVersion) return undefined;
      const found = (await selectWithPrevious(db, subjectOf(id), version)) as Revision<Content>[];
      const [revision, previous] = found;
      return revision?.version === version ? { revision, previous } : undefined;
    },
  };
}
