import { isDeepStrictEqual } from 'node:util';
import type { Action } from '#domain/activity/activity.ts';
import { findByWords } from '#domain/search/search-service.ts';
import type { WordQuery } from '#domain/search/words.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { forgetUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceChange, type PageTag } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { allowedPicture } from '#platform/html/picture-address.ts';
import { cleanHtml, safeHtml } from '#platform/html/safe-html.ts';
import { publishedText, type TextKind } from './published-text-service.ts';
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
  type TextStore,
  undoDays,
} from './publishing.ts';
import type { PublishingRequest } from './publishing-input.ts';
import { countByTab, countOn, type PublishedList, settlePublishing } from './publishing-service.ts';

const pageSize = 10;

type Inserted = { id: string; slug: string };
type NewRow<Content> = Content & Publishing & { isSample: boolean };

/** The store of one kind of content. */
type StaffStore<Content, Row> = Omit<TextStore<Content, Row>, 'save'> & {
  slice(db: Queryable, tab: ListTab | undefined, slice: Slice): PromiseLike<Row[]>;
  matching(db: Queryable, tab: ListTab | undefined, query: WordQuery): Promise<string[]>;
  byIds(db: Queryable, ids: readonly string[]): Promise<Row[]>;
  find(db: Queryable, id: string): Promise<Row | undefined>;
  insert(tx: Tx, row: NewRow<Content>): Promise<Inserted>;
  update(tx: Tx, id: string, change: NewRow<Content> & { version: number }): Promise<void>;
  deleteDeletedBefore(tx: Tx, moment: Date): Promise<{ id: string }[]>;
};

/** What differs between the kinds of content with a list by tabs, a featured picture and HTML. */
type StaffKind<Content, Row> = Pick<TextKind<Content, Row>, 'name' | 'nameOf' | 'actions' | 'changeText'> & {
  list: PublishedList;
  store: StaffStore<Content, Row>;
  contentFields: readonly (keyof Content)[];
  /** The fields that lists and cards show. */
  listedFields: readonly (keyof Row)[];
  mapHtml<Some extends Content>(content: Some, map: (html: string) => string): Some;
  /** Throws on invalid content, also when an old version is restored. */
  assertValid?(content: Content): void;
  /** Adds the content's words to the search's spelling correction. */
  learn(tx: Tx, content: Content): Promise<void>;
  tags: { own(id: string): PageTag; lists(id: string): PageTag[] };
  written: Action;
  /** The message when the row does not exist. */
  gone: string;
};

/** Blogs and tour packages: one row, whose state says whether visitors see it. */
export function staffPublishing<Content extends { featuredImage: string }, Row extends Content & Kept>(
  kind: StaffKind<Content, Row>,
) {
  const { store, tags } = kind;

  /** Sanitises on reading too, because an old row may be unsafe. */
  const shown = <Some extends Content>(row: Some): Some => ({
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

  /** Invalidates its own page, and lists and cards only when a listed field changed. */
  async function announce(tx: Tx, before: Row | undefined, after: Row): Promise<void> {
    const was = before && isPublic(before) ? before : undefined;
    const is = isPublic(after);
    if (!was && !is) return;
    const isSameInLists =
      is && was && kind.listedFields.every((field) => isDeepStrictEqual(was[field], after[field]));
    await announceChange(tx, tags.own(after.id));
    if (!isSameInLists) for (const tag of tags.lists(after.id)) await announceChange(tx, tag);
  }

  const text = publishedText<Content, Row>({
    ...kind,
    store: {
      ...store,
      async save(tx, { id, version }, { content, publishing }) {
        await store.update(tx, id, { ...content, ...publishing, version: version + 1, isSample: false });
        await kind.learn(tx, content);
      },
    },
    contentOf,
    announce,
    clean,
    shown,
    messages: { gone: kind.gone, revisionGone: staffMessages.publishing.revisionGone },
  });

  return {
    ...text.useCases,

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
        return { ...paging, rows: rows.map(shown), total, counts, isCut: false };
      }
      const { ids, ...found } = await findByWords(db, search, (query) => store.matching(db, tab, query));
      const { slice: _, ...paging } = pagingOf(ids.length, page, pageSize);
      const first = (paging.page - 1) * pageSize;
      const rows = await store.byIds(db, ids.slice(first, first + pageSize));
      return { ...paging, ...found, rows: rows.map(shown), total: ids.length, counts };
    },

    async find(db: Queryable, actor: StaffActor, id: string): Promise<Row | undefined> {
      assertArea(actor, 'publishing');
      const row = rowId.test(id) ? await store.find(db, id) : undefined;
      return row && shown(row);
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
        await text.versions.keep(tx, id, { version: 1, content, savedBy: actor.name });
        await kind.learn(tx, content);
        const after = await text.lockExisting(tx, id);
        const detail = { state: publishing.state };
        await text.note(tx, actor, kind.written, { before: undefined, after, detail });
        await forgetUnsaved(tx, actor, { kind: kind.name, id: '0' });
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
        const before = await text.lockLive(tx, { id, version: baseVersion });
        const content = { ...contentOf(before), ...change };
        // A due row keeps its schedule: the worker publishes it.
        const { state, publishAt } = asked ? settlePublishing(asked) : before;
        return text.save(tx, actor, before, { content, publishing: { state, publishAt }, action: 'updated' });
      });
    },

    /** For the worker: deletes rows that were deleted over thirty days ago, with their history. */
    async purgeDeleted(db: Db, now = new Date()): Promise<{ id: string }[]> {
      return db.transaction(async (tx) => {
        const gone = await store.deleteDeletedBefore(tx, new Date(now.getTime() - undoDays * 24 * 3600_000));
        for (const { id } of gone) await text.versions.forget(tx, id);
        return gone;
      });
    },
  };
}
