import type { PreviewClaim } from '#domain/previews/preview-token.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { publishDue, selectById, selectLive } from './page-store.ts';
import type { EditedPage, PageText } from './page-text.ts';

/** What staff have put in place of the original; undefined where the original is shown. */
export const findLivePage = (db: Queryable, path: string): Promise<PageText | undefined> =>
  selectLive(db, path);

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
    for (const { path } of due) await announceChange(tx, `page:${path}`);
    return due.length;
  });
