import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { pagingOf } from '#domain/publishing/paging.ts';
import {
  type DeskPage,
  type DeskQuery,
  isPublic,
  type Saved,
  settlePublishing,
  undoDays,
} from '#domain/publishing/publishing.ts';
import type { AskedPublishing } from '#domain/publishing/publishing-input.ts';
import { assertLatest, countOn, countShelves } from '#domain/publishing/publishing-service.ts';
import type { RevisionLine } from '#domain/revisions/revision.ts';
import * as revisions from '#domain/revisions/revision-service.ts';
import { findByWords } from '#domain/search/search-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { forgetUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/db.ts';
import { Failure } from '#platform/failure.ts';
import { announceChange } from '#platform/page-tags.ts';
import { cleanHtml, safeHtml } from '#platform/safe-html.ts';
import { type BlogContent, blogContentFields, type DeskBlog } from './blog.ts';
import {
  deleteDeletedBefore,
  lockBlog,
  markDeleted,
  publishDueRows,
  selectBlog,
  selectByIds,
  selectDesk,
  selectMatching,
  updateBlogRow,
} from './blog-desk-store.ts';
import { insertUnderFreeSlug, learnBlog } from './blog-service.ts';

const pageSize = 10;

/** Whatever an old row or another program has put there. */
const cleaned = <Blog extends BlogContent>(blog: Blog): Blog => ({
  ...blog,
  bodyHtml: safeHtml(blog.bodyHtml),
});

export async function listBlogs(
  db: Queryable,
  _actor: StaffActor,
  { page, search = '', shelf }: DeskQuery,
): Promise<DeskPage<DeskBlog>> {
  const counts = await countShelves(db, 'blogs');
  if (search === '') {
    const total = countOn(counts, shelf);
    const { slice, ...paging } = pagingOf(total, page, pageSize);
    return {
      ...paging,
      rows: (await selectDesk(db, shelf, slice)).map(cleaned),
      total,
      counts,
      isCut: false,
    };
  }
  const { ids, ...found } = await findByWords(db, search, (query) => selectMatching(db, shelf, query));
  const { slice: _, ...paging } = pagingOf(ids.length, page, pageSize);
  const first = (paging.page - 1) * pageSize;
  const rows = await selectByIds(db, ids.slice(first, first + pageSize));
  return { ...paging, ...found, rows: rows.map(cleaned), total: ids.length, counts };
}

export async function findBlog(db: Queryable, _actor: StaffActor, id: string): Promise<DeskBlog | undefined> {
  const blog = rowId.test(id) ? await selectBlog(db, id) : undefined;
  return blog && cleaned(blog);
}

const subjectOf = (id: string) => ({ kind: 'blog' as const, id });

const contentOf = (blog: BlogContent): BlogContent =>
  Object.fromEntries(blogContentFields.map((field) => [field, blog[field]])) as BlogContent;

const note = (
  tx: Tx,
  actor: StaffActor,
  action: Action,
  blog: { id: string; heading: string },
  detail = {},
) => noteActivity(tx, lineBy(actor, action, { kind: 'blog', id: blog.id, name: blog.heading }, detail));

const listedFields = ['blogDate', 'heading', 'author', 'featuredImage', 'featuredContent'] as const;

/** The article's own page; lists and cards elsewhere only where something that they show is another. */
async function announce(tx: Tx, before: DeskBlog | undefined, after: DeskBlog): Promise<void> {
  const was = before && isPublic(before) ? before : undefined;
  const is = isPublic(after);
  if (!was && !is) return;
  await announceChange(tx, `blog:${after.id}`);
  const isSameInLists = is && was && listedFields.every((field) => was[field] === after[field]);
  if (isSameInLists) return;
  await announceChange(tx, `blog-card:${after.id}`);
  await announceChange(tx, 'blogs');
}

export async function writeBlog(
  db: Db,
  actor: StaffActor,
  content: BlogContent,
  asked?: AskedPublishing,
): Promise<Saved & { slug: string }> {
  const { html, removed } = cleanHtml(content.bodyHtml);
  const clean = { ...content, bodyHtml: html };
  const publishing = settlePublishing(asked ?? { state: 'published', publishAt: null });
  return db.transaction(async (tx) => {
    const { id, slug } = await insertUnderFreeSlug(tx, { ...clean, ...publishing, isSample: false });
    const after = await lockExisting(tx, id);
    await revisions.keepRevision(tx, subjectOf(id), { version: 1, content: clean, savedBy: actor.name });
    await learnBlog(tx, clean);
    await note(tx, actor, 'blog-written', after, { state: publishing.state });
    await announce(tx, undefined, after);
    await forgetUnsaved(tx, actor, subjectOf('0'));
    return { id, slug, version: 1, removed, ...publishing };
  });
}

async function lockExisting(tx: Tx, id: string): Promise<DeskBlog> {
  const blog = rowId.test(id) ? await lockBlog(tx, id) : undefined;
  if (!blog) throw new Failure('not_found', staffMessages.blogs.gone);
  return blog;
}

async function lockLive(tx: Tx, id: string): Promise<DeskBlog> {
  const blog = await lockExisting(tx, id);
  if (blog.deletedAt) throw new Failure('not_found', staffMessages.blogs.gone);
  return blog;
}

type Save = {
  content: BlogContent;
  asked?: AskedPublishing;
  action: Action;
  restoredFrom?: number;
  removed: string[];
};

/** The next version of a blog that the transaction has locked. */
async function save(tx: Tx, actor: StaffActor, before: DeskBlog, change: Save): Promise<Saved> {
  const { content, asked, action, restoredFrom, removed } = change;
  const publishing = settlePublishing(asked ?? before);
  const version = before.version + 1;
  const subject = subjectOf(before.id);
  const earlier = { version: before.version, content: contentOf(before), savedAt: before.updatedAt };
  await revisions.keepEarlier(tx, subject, earlier);
  await updateBlogRow(tx, before.id, { ...content, ...publishing, version, isSample: false });
  await revisions.keepRevision(tx, subject, {
    version,
    content,
    savedBy: actor.name,
    ...(restoredFrom !== undefined && { restoredFrom }),
  });
  await learnBlog(tx, content);
  const moved = publishing.state !== before.state && { from: before.state, to: publishing.state };
  await note(tx, actor, action, { id: before.id, heading: content.heading }, moved || {});
  await announce(tx, before, { ...before, ...content, ...publishing });
  await forgetUnsaved(tx, actor, subject);
  return { id: before.id, version, removed, ...publishing };
}

export type BlogChange = Omit<BlogContent, 'blogDate'> & { blogDate?: string };

/** Refused where somebody else has saved since `baseVersion`; without one it is saved over whatever is there. */
export async function updateBlog(
  db: Db,
  actor: StaffActor,
  id: string,
  { change, asked, baseVersion }: { change: BlogChange; asked?: AskedPublishing; baseVersion?: number },
): Promise<Saved> {
  const { html, removed } = cleanHtml(change.bodyHtml);
  return db.transaction(async (tx) => {
    const before = await lockLive(tx, id);
    assertLatest(before, baseVersion);
    const content = { ...contentOf(before), ...change, bodyHtml: html };
    return save(tx, actor, before, { content, asked, action: 'blog-updated', removed });
  });
}

/** It leaves the site at once, and can be brought back for thirty days. */
export async function deleteBlog(db: Db, actor: StaffActor, id: string): Promise<DeskBlog> {
  return db.transaction(async (tx) => {
    const before = await lockLive(tx, id);
    await markDeleted(tx, id, true);
    await note(tx, actor, 'blog-deleted', before);
    await announce(tx, before, { ...before, deletedAt: new Date() });
    return before;
  });
}

export async function undeleteBlog(db: Db, actor: StaffActor, id: string): Promise<DeskBlog> {
  return db.transaction(async (tx) => {
    const before = await lockExisting(tx, id);
    if (!before.deletedAt) return before;
    const after = { ...before, deletedAt: null };
    await markDeleted(tx, id, false);
    await note(tx, actor, 'blog-undeleted', before);
    await announce(tx, before, after);
    return after;
  });
}

export async function listBlogRevisions(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<RevisionLine[]> {
  return rowId.test(id) ? revisions.listRevisions(db, actor, subjectOf(id)) : [];
}

export async function readBlogRevision(db: Queryable, actor: StaffActor, id: string, version: number) {
  if (!rowId.test(id)) return undefined;
  return revisions.readRevision<BlogContent>(db, actor, subjectOf(id), version);
}

/** An old version becomes the newest; the one that it replaces stays in the history. */
export async function restoreBlog(db: Db, actor: StaffActor, id: string, version: number): Promise<Saved> {
  return db.transaction(async (tx) => {
    const before = await lockLive(tx, id);
    const found = await readBlogRevision(tx, actor, id, version);
    if (!found) throw new Failure('not_found', staffMessages.publishing.revisionGone);
    const { html, removed } = cleanHtml(found.revision.content.bodyHtml);
    const content = { ...found.revision.content, bodyHtml: html };
    return save(tx, actor, before, { content, action: 'blog-restored', restoredFrom: version, removed });
  });
}

const mostAtOnce = 50;

/** For the worker: publishes what is due, and says how many that were. */
export async function publishDueBlogs(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const published = await publishDueRows(tx, mostAtOnce);
    for (const { id, name } of published) {
      await noteActivity(tx, {
        action: 'blog-published',
        subjectKind: 'blog',
        subjectId: id,
        subjectName: name,
      });
      await announceChange(tx, `blog:${id}`);
    }
    if (published.length > 0) await announceChange(tx, 'blogs');
    return published.length;
  });
}

/** For the worker: what was deleted more than thirty days ago goes, with its history. */
export async function purgeDeletedBlogs(db: Db, now = new Date()): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await deleteDeletedBefore(tx, new Date(now.getTime() - undoDays * 24 * 3600_000));
    for (const id of ids) await revisions.forgetRevisions(tx, subjectOf(id));
    return ids.length;
  });
}
