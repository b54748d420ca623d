import { isDeepStrictEqual } from 'node:util';
import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import type { RevisionLine } from '#domain/revisions/revision.ts';
import * as revisions from '#domain/revisions/revision-service.ts';
import { findByWords } from '#domain/search/search-service.ts';
import type { WordQuery } from '#domain/search/words.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { UnsavedKind } from '#domain/unsaved-work/unsaved-work.ts';
import { forgetUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceChange, type PageTag } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { allowedPicture } from '#platform/html/picture-address.ts';
import { cleanHtml, safeHtml } from '#platform/html/safe-html.ts';
import {
  isPublic,
  type Kept,
  type ListQuery,
  type ListTab,
  type Publishing,
  pagingOf,
  type Saved,
  type Slice,
  type StaffPage,
  undoDays,
} from './publishing.ts';
import type { PublishingRequest } from './publishing-input.ts';
import {
  assertLatest,
  countByTab,
  countOn,
  type PublishedList,
  settlePublishing,
} from './publishing-service.ts';

const pageSize = 10;
const maxAtOnce = 50;

/** The store of one kind of content. */
type StaffStore<Content, Row, Inserted, Gone> = {
  slice(db: Queryable, tab: ListTab | undefined, slice: Slice): Promise<Row[]>;
  matching(db: Queryable, tab: ListTab | undefined, query: WordQuery): Promise<bigint[]>;
  byIds(db: Queryable, ids: bigint[]): Promise<Row[]>;
  find(db: Queryable, id: string): Promise<Row | undefined>;
  lock(tx: Tx, id: string): Promise<Row | undefined>;
  insert(tx: Tx, row: Content & Publishing & { isSample: boolean }): Promise<Inserted>;
  update(
    tx: Tx,
    id: string,
    change: Content & Publishing & { isSample: boolean; version: number },
  ): Promise<void>;
  markDeleted(tx: Tx, id: string, isDeleted: boolean): Promise<void>;
  publishDue(tx: Tx, limit: number): Promise<{ id: string; name: string }[]>;
  deleteDeletedBefore(tx: Tx, moment: Date): Promise<Gone[]>;
};

type PublishingAction = 'written' | 'updated' | 'restored' | 'deleted' | 'undeleted' | 'published';

/** What differs between the kinds of published content. */
export type PublishedKind<Content, Row, Inserted, Gone> = {
  name: UnsavedKind;
  list: PublishedList;
  store: StaffStore<Content, Row, Inserted, Gone>;
  contentFields: readonly (keyof Content)[];
  /** The fields that lists and cards show. */
  listedFields: readonly (keyof Row)[];
  mapHtml<Some extends Content>(content: Some, map: (html: string) => string): Some;
  nameOf(content: Content): string;
  /** Throws on invalid content, also when an old version is restored. */
  assertValid?(content: Content): void;
  /** Adds the content's words to the search's spelling correction. */
  learn(tx: Tx, content: Content): Promise<void>;
  tags: { own(id: string): PageTag; lists(id: string): PageTag[] };
  actions: Record<PublishingAction, Action>;
  /** What a save changed, for the activity log. */
  changeText(before: Row, after: Content & Publishing): Record<string, string>;
  /** The message when the row does not exist. */
  gone: string;
};

type Save<Content> = {
  content: Content;
  asked?: PublishingRequest;
  action: PublishingAction;
  restoredFrom?: number;
};

/**
 * Staff actions on published content: every save is a version, a deletion can be undone, and each change is in the
 * activity log and invalidates the cached pages that it affects.
 */
export function staffPublishing<
  Content extends { featuredImage: string },
  Row extends Content & Kept,
  Inserted extends { id: string },
  Gone extends { id: string },
>(kind: PublishedKind<Content, Row, Inserted, Gone>) {
  const { store, actions, tags } = kind;
  const subjectOf = (id: string) => ({ kind: kind.name, id });

  /** Sanitises on reading too, because an old row may be unsafe. */
  const cleaned = <Some extends Content>(row: Some): Some => ({
    ...kind.mapHtml(row, safeHtml),
    featuredImage: allowedPicture(row.featuredImage),
  });

  /** Checks and sanitises again, because a restored version may be older than the form's checks. */
  function clean(content: Content) {
    kind.assertValid?.(content);
    const removed: string[] = [];
    const safe = kind.mapHtml(content, (html) => {
      const result = cleanHtml(html);
      if (!result) throw new Failure('invalid', staffMessages.publishing.tooComplex);
      removed.push(...result.removed);
      return result.html;
    });
    const featuredImage = allowedPicture(content.featuredImage);
    if (featuredImage !== content.featuredImage) removed.push(staffMessages.publishing.removedPicture);
    return { content: { ...safe, featuredImage }, removed };
  }

  const contentOf = (row: Content): Content =>
    Object.fromEntries(kind.contentFields.map((field): readonly unknown[] => [field, row[field]]));

  const note = (
    tx: Tx,
    actor: StaffActor,
    action: PublishingAction,
    about: { id: string; content: Content },
    detail: Record<string, string> = {},
  ) => {
    const subject = { kind: kind.name, id: about.id, name: kind.nameOf(about.content) };
    return noteActivity(tx, lineBy(actor, actions[action], subject, detail));
  };

  async function announceEverywhere(tx: Tx, id: string): Promise<void> {
    for (const tag of [tags.own(id), ...tags.lists(id)]) await announceChange(tx, tag);
  }

  /** Invalidates its own page, and lists and cards only when a listed field changed. */
  async function announce(tx: Tx, before: Row | undefined, after: Row): Promise<void> {
    const was = before && isPublic(before) ? before : undefined;
    const is = isPublic(after);
    if (!was && !is) return;
    const isSameInLists =
      is && was && kind.listedFields.every((field) => isDeepStrictEqual(was[field], after[field]));
    if (isSameInLists) await announceChange(tx, tags.own(after.id));
    else await announceEverywhere(tx, after.id);
  }

  async function lockExisting(tx: Tx, id: string): Promise<Row> {
    const row = rowId.test(id) ? await store.lock(tx, id) : undefined;
    if (!row) throw new Failure('not_found', kind.gone);
    return row;
  }

  async function lockLive(tx: Tx, id: string): Promise<Row> {
    const row = await lockExisting(tx, id);
    if (row.deletedAt) throw new Failure('not_found', kind.gone);
    return row;
  }

  /** Stores the next version of a locked row. */
  async function save(tx: Tx, actor: StaffActor, before: Row, change: Save<Content>): Promise<Saved> {
    const { asked, action, restoredFrom } = change;
    const { content, removed } = clean(change.content);
    // A due row keeps its schedule: the worker publishes it.
    const publishing = asked ? settlePublishing(asked) : { state: before.state, publishAt: before.publishAt };
    const version = before.version + 1;
    const subject = subjectOf(before.id);
    const earlier = { version: before.version, content: contentOf(before), savedAt: before.updatedAt };
    await revisions.keepEarlier(tx, subject, earlier);
    await store.update(tx, before.id, { ...content, ...publishing, version, isSample: false });
    await revisions.keepRevision(tx, subject, {
      version,
      content,
      savedBy: actor.name,
      ...(restoredFrom !== undefined && { restoredFrom }),
    });
    await kind.learn(tx, content);
    const detail = kind.changeText(before, { ...content, ...publishing });
    await note(tx, actor, action, { id: before.id, content }, detail);
    await announce(tx, before, await lockExisting(tx, before.id));
    await forgetUnsaved(tx, actor, subject);
    return { id: before.id, version, removed, ...publishing };
  }

  const cleanedRevision = <Some extends { content: Content }>(revision: Some): Some => ({
    ...revision,
    content: cleaned(revision.content),
  });

  const storedRevision = async (db: Queryable, actor: StaffActor, id: string, version: number) =>
    rowId.test(id) ? revisions.readRevision<Content>(db, actor, subjectOf(id), version) : undefined;

  async function readRevision(db: Queryable, actor: StaffActor, id: string, version: number) {
    assertArea(actor, 'publishing');
    const found = await storedRevision(db, actor, id, version);
    if (!found) return undefined;
    const { revision, previous } = found;
    return { revision: cleanedRevision(revision), previous: previous && cleanedRevision(previous) };
  }

  return {
    async list(
      db: Queryable,
      actor: StaffActor,
      { page, search = '', tab }: ListQuery,
    ): Promise<StaffPage<Row>> {
      assertArea(actor, 'publishing');
      const counts = await countByTab(db, kind.list);
      if (search === '') {
        const total = countOn(counts, tab);
        const { slice, ...paging } = pagingOf(total, page, pageSize);
        const rows = await store.slice(db, tab, slice);
        return { ...paging, rows: rows.map(cleaned), total, counts, isCut: false };
      }
      const { ids, ...found } = await findByWords(db, search, (query) => store.matching(db, tab, query));
      const { slice: _, ...paging } = pagingOf(ids.length, page, pageSize);
      const first = (paging.page - 1) * pageSize;
      const rows = await store.byIds(db, ids.slice(first, first + pageSize));
      return { ...paging, ...found, rows: rows.map(cleaned), total: ids.length, counts };
    },

    async find(db: Queryable, actor: StaffActor, id: string): Promise<Row | undefined> {
      assertArea(actor, 'publishing');
      const row = rowId.test(id) ? await store.find(db, id) : undefined;
      return row && cleaned(row);
    },

    async write(
      db: Db,
      actor: StaffActor,
      written: Content,
      asked?: PublishingRequest,
    ): Promise<Saved & Inserted> {
      assertArea(actor, 'publishing');
      const { content, removed } = clean(written);
      const publishing = settlePublishing(asked ?? { state: 'published', publishAt: null });
      return db.transaction(async (tx) => {
        const inserted = await store.insert(tx, { ...content, ...publishing, isSample: false });
        const { id } = inserted;
        await revisions.keepRevision(tx, subjectOf(id), { version: 1, content, savedBy: actor.name });
        await kind.learn(tx, content);
        await note(tx, actor, 'written', { id, content }, { state: publishing.state });
        await announce(tx, undefined, await lockExisting(tx, id));
        await forgetUnsaved(tx, actor, subjectOf('0'));
        return { ...inserted, version: 1, removed, ...publishing };
      });
    },

    /** Refused when it was saved since `baseVersion`; without one it overwrites. */
    async update(
      db: Db,
      actor: StaffActor,
      id: string,
      update: { change: Partial<Content>; asked?: PublishingRequest; baseVersion?: number },
    ): Promise<Saved> {
      assertArea(actor, 'publishing');
      const { change, asked, baseVersion } = update;
      return db.transaction(async (tx) => {
        const before = await lockLive(tx, id);
        assertLatest(before, baseVersion);
        const content = { ...contentOf(before), ...change };
        return save(tx, actor, before, { content, asked, action: 'updated' });
      });
    },

    /** Removes it from the site at once; can be undone for thirty days. */
    async delete(db: Db, actor: StaffActor, id: string): Promise<Row> {
      assertArea(actor, 'publishing');
      return db.transaction(async (tx) => {
        const before = await lockLive(tx, id);
        await store.markDeleted(tx, id, true);
        await note(tx, actor, 'deleted', { id, content: before });
        await announce(tx, before, { ...before, deletedAt: new Date() });
        return before;
      });
    },

    async undelete(db: Db, actor: StaffActor, id: string): Promise<Row> {
      assertArea(actor, 'publishing');
      return db.transaction(async (tx) => {
        const before = await lockExisting(tx, id);
        if (!before.deletedAt) return before;
        const after = { ...before, deletedAt: null };
        await store.markDeleted(tx, id, false);
        await note(tx, actor, 'undeleted', { id, content: before });
        await announce(tx, before, after);
        return after;
      });
    },

    async listRevisions(db: Queryable, actor: StaffActor, id: string): Promise<RevisionLine[]> {
      assertArea(actor, 'publishing');
      return rowId.test(id) ? revisions.listRevisions(db, actor, subjectOf(id)) : [];
    },

    readRevision,

    /** Saves an old version as the newest; the replaced one stays in the history. */
    async restore(db: Db, actor: StaffActor, id: string, version: number): Promise<Saved> {
      assertArea(actor, 'publishing');
      return db.transaction(async (tx) => {
        const before = await lockLive(tx, id);
        const found = await storedRevision(tx, actor, id, version);
        if (!found) throw new Failure('not_found', staffMessages.publishing.revisionGone);
        const { content } = found.revision;
        return save(tx, actor, before, { content, action: 'restored', restoredFrom: version });
      });
    },

    /** For the worker: publishes due rows and returns how many. */
    async publishDue(db: Db): Promise<number> {
      return db.transaction(async (tx) => {
        const published = await store.publishDue(tx, maxAtOnce);
        for (const { id, name } of published) {
          const subject = { subjectKind: kind.name, subjectId: id, subjectName: name };
          await noteActivity(tx, { action: actions.published, ...subject });
          await announceEverywhere(tx, id);
        }
        return published.length;
      });
    },

    /** For the worker: deletes rows that were deleted over thirty days ago, with their history. */
    async purgeDeleted(db: Db, now = new Date()): Promise<Gone[]> {
      return db.transaction(async (tx) => {
        const gone = await store.deleteDeletedBefore(tx, new Date(now.getTime() - undoDays * 24 * 3600_000));
        for (const { id } of gone) await revisions.forgetRevisions(tx, subjectOf(id));
        return gone;
      });
    },
  };
}
