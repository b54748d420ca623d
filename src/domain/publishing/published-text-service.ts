import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Compared, versionsOf } from '#domain/revisions/revision-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { forgetUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Kept, PublishedKind, Publishing, Saved, TextStore } from './publishing.ts';
import { assertLatest } from './publishing-service.ts';

const maxAtOnce = 50;

export type TextAction = 'updated' | 'restored' | 'deleted' | 'undeleted' | 'published';

/** What differs between the kinds of published text. */
export type TextKind<Content, Row> = {
  name: PublishedKind;
  store: TextStore<Content, Row>;
  /** What a row says now. */
  contentOf(row: Row): Content;
  nameOf(row: Row): string;
  actions: Record<TextAction, Action>;
  /** What a save changed, for the activity log. */
  changeText?(before: Row, after: Row): Record<string, string>;
  /** Invalidates the cached pages that a change affects. */
  announce(tx: Tx, before: Row | undefined, after: Row): Promise<void>;
  /** Checks what is saved, also when an old version is restored. */
  clean?(content: Content): { content: Content; removed: string[] };
  /** Also what was stored before it was cleaned. */
  shown?(content: Content): Content;
  /** How a restored version is published; otherwise as the row is. */
  restoredAs?: Publishing;
  messages: { gone: string; revisionGone: string; changedMeanwhile?: string };
};

type Save<Content> = {
  content: Content;
  publishing: Publishing;
  action: TextAction;
  restoredFrom?: number;
};

type Change<Row> = { before: Row | undefined; after: Row; detail?: Record<string, string> };

/** A row, and the version that the staff member has read; without one a change overwrites. */
export type ExpectedRow = { id: string; version?: number | undefined };

/**
 * What staff do with every kind of text: each save is a version, a deletion can be undone, and each change is in the
 * activity log and invalidates the cached pages that it affects.
 */
export function publishedText<Content, Row extends Kept>(kind: TextKind<Content, Row>) {
  const { store, actions, messages } = kind;
  const versions = versionsOf<Content>(kind.name);
  const clean = kind.clean ?? ((content: Content) => ({ content, removed: [] }));

  async function lockExisting(tx: Tx, id: string): Promise<Row> {
    const row = rowId.test(id) ? await store.lock(tx, id) : undefined;
    if (!row) throw new Failure('not_found', messages.gone);
    return row;
  }

  async function lockLive(tx: Tx, { id, version }: ExpectedRow): Promise<Row> {
    const row = await lockExisting(tx, id);
    if (row.deletedAt) throw new Failure('not_found', messages.gone);
    assertLatest(row, version, messages.changedMeanwhile);
    return row;
  }

  /** For the log, and for the pages that show it or showed it. */
  const note = async (tx: Tx, actor: StaffActor, action: Action, { before, after, detail }: Change<Row>) => {
    const subject = { kind: kind.name, id: after.id, name: kind.nameOf(after) };
    await noteActivity(tx, lineBy(actor, action, subject, detail));
    await kind.announce(tx, before, after);
  };

  /** Stores the next version of a locked row. */
  async function save(tx: Tx, actor: StaffActor, before: Row, change: Save<Content>): Promise<Saved> {
    const { publishing, action, ...restored } = change;
    const { content, removed } = clean(change.content);
    const { id } = before;
    const version = before.version + 1;
    await store.save(tx, before, { content, publishing, by: actor.name });
    await versions.keep(
      tx,
      id,
      { ...restored, version, content, savedBy: actor.name },
      { version: before.version, content: kind.contentOf(before), savedAt: before.updatedAt },
    );
    const after = await lockExisting(tx, id);
    const detail = kind.changeText && { detail: kind.changeText(before, after) };
    await note(tx, actor, actions[action], { before, after, ...detail });
    await forgetUnsaved(tx, actor, { kind: kind.name, id });
    return { id, version, removed, ...publishing };
  }

  const cleaned = <Some extends { content: Content }>(revision: Some): Some =>
    kind.shown ? { ...revision, content: kind.shown(revision.content) } : revision;

  const mark = async (tx: Tx, actor: StaffActor, before: Row, isDeleted: boolean): Promise<Row> => {
    const after = { ...before, deletedAt: isDeleted ? new Date() : null };
    await store.markDeleted(tx, before.id, isDeleted, actor.name);
    await note(tx, actor, actions[isDeleted ? 'deleted' : 'undeleted'], { before, after });
    return after;
  };

  const useCases = {
    /** Removes it from the site at once; can be undone. */
    async delete(db: Db, actor: StaffActor, expected: string | ExpectedRow): Promise<Row> {
      assertArea(actor, 'publishing');
      const row = typeof expected === 'string' ? { id: expected } : expected;
      return db.transaction(async (tx) => mark(tx, actor, await lockLive(tx, row), true));
    },

    /** Brings it back as it was. A second time changes nothing. */
    async undelete(db: Db, actor: StaffActor, id: string): Promise<Row> {
      assertArea(actor, 'publishing');
      return db.transaction(async (tx) => {
        const row = await lockExisting(tx, id);
        return row.deletedAt ? mark(tx, actor, row, false) : row;
      });
    },

    listRevisions: versions.list,

    async readRevision(
      db: Queryable,
      actor: StaffActor,
      id: string,
      version: number,
    ): Promise<Compared<Content> | undefined> {
      assertArea(actor, 'publishing');
      const found = await versions.read(db, actor, id, version);
      return (
        found && { revision: cleaned(found.revision), previous: found.previous && cleaned(found.previous) }
      );
    },

    /** Saves an old version as the newest; the replaced one stays in the history. */
    async restore(db: Db, actor: StaffActor, id: string, version: number): Promise<Saved> {
      assertArea(actor, 'publishing');
      return db.transaction(async (tx) => {
        const before = await lockLive(tx, { id });
        const found = await versions.read(tx, actor, id, version);
        if (!found) throw new Failure('not_found', messages.revisionGone);
        const { content } = found.revision;
        const { state, publishAt } = kind.restoredAs ?? before;
        const publishing = { state, publishAt };
        return save(tx, actor, before, { content, publishing, action: 'restored', restoredFrom: version });
      });
    },

    /** For the worker: publishes what is due and returns how many. */
    async publishDue(db: Db): Promise<number> {
      return db.transaction(async (tx) => {
        const due = await store.lockDue(tx, maxAtOnce);
        for (const before of due) {
          await store.publish(tx, before);
          const after = await lockExisting(tx, before.id);
          const subject = { subjectKind: kind.name, subjectId: after.id, subjectName: kind.nameOf(after) };
          await noteActivity(tx, { action: actions.published, ...subject });
          await kind.announce(tx, before, after);
        }
        return due.length;
      });
    },
  };

  return { useCases, versions, clean, lockExisting, lockLive, note, save };
}
