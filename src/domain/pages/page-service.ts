import type { PreviewClaim } from '#domain/previews/preview-token.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { publishDue, selectById, selectLive, selectPublished } from './page-store.ts';
import type { EditedPage, PageText } from './page-text.ts';

/** Visitors see a changed page: its own copies are stale, and its date in the sitemap. */
export async function announcePage(tx: Tx, path: string): Promise<void> {
  await announceChange(tx, `page:${path}`);
  await announceChange(tx, 'pages');
}

/** What staff have put in place of the original; undefined where the original is shown. */
export const findLivePage = (db: Queryable, path: string): Promise<PageText | undefined> =>
  selectLive(db, path);

/** The pages whose copy was ever replaced in public, with the time of the last change. */
export const listPublishedPages = (db: Queryable) => selectPublished(db);

/** What a preview link shows: the draft, or what is live. */
export async function readPageDraft(
  db: Queryable,
  { id }: PreviewClaim,
): Promise<(EditedPage & { text: PageText }) | undefined> {
  const page = await selectById(db, id);
  const text = page?.draft ?? page?.live;
  return page && text ? { ...page, text } : undefined;
}

/** For the worker: publishes drafts whose time has come. */
export const publishDuePages = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await publishDue(tx);
    for (const { path } of due) await announcePage(tx, path);
    return due.length;
  });
