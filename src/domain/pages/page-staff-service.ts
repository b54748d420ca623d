import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import type { Publishing, Saved } from '#domain/publishing/publishing.ts';
import { assertLatest, settlePublishing } from '#domain/publishing/publishing-service.ts';
import { versionsOf } from '#domain/revisions/revision-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { UnsavedWork } from '#domain/unsaved-work/unsaved-work.ts';
import { findUnsaved, forgetUnsaved, keepUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { pageMessages as messages } from './page-messages.ts';
import { announcePage } from './page-service.ts';
import { lockByPath, selectAll, selectByPath, updatePage } from './page-store.ts';
import { type EditedPage, editablePaths, type PageText } from './page-text.ts';

const versions = versionsOf<PageText>('page');
export const listPageRevisions = versions.list;
export const readPageRevision = versions.read;

const subjectOf = (id: string) => ({ kind: 'page' as const, id });

async function locked(tx: Tx, path: string): Promise<EditedPage> {
  if (!editablePaths.includes(path)) throw new Failure('not_found', messages.gone);
  return lockByPath(tx, path);
}

const note = (tx: Tx, actor: StaffActor, action: Action, { id, path }: EditedPage) =>
  noteActivity(tx, lineBy(actor, action, { kind: 'page', id, name: path }));

export async function listEditedPages(db: Queryable, actor: StaffActor): Promise<EditedPage[]> {
  assertArea(actor, 'publishing');
  return selectAll(db);
}

export async function findEditedPage(
  db: Queryable,
  actor: StaffActor,
  path: string,
): Promise<EditedPage | undefined> {
  assertArea(actor, 'publishing');
  return selectByPath(db, path);
}

export type PageSave = {
  text: PageText;
  /** Of the original that the editor showed. */
  originalHash: string;
  asked: Publishing;
  /** Refused when it was saved since. */
  baseVersion?: number | undefined;
};

/** A draft leaves what visitors see as it is. */
export async function savePage(db: Db, actor: StaffActor, path: string, save: PageSave): Promise<Saved> {
  assertArea(actor, 'publishing');
  const { text, originalHash, baseVersion } = save;
  const asked = settlePublishing(save.asked);
  return db.transaction(async (tx) => {
    const page = await locked(tx, path);
    assertLatest(page, baseVersion);
    const version = page.version + 1;
    await updatePage(tx, page.id, {
      ...(asked.state === 'published'
        ? { live: text, draft: null, publishAt: null }
        : { draft: text, publishAt: asked.publishAt }),
      originalHash,
      version,
    });
    await versions.keep(tx, page.id, { version, content: text, savedBy: actor.name });
    await note(tx, actor, 'page-updated', page);
    if (asked.state === 'published') await announcePage(tx, path);
    // A version from the history is saved without the editor, whose unsaved work stays.
    if (baseVersion !== undefined) await forgetUnsaved(tx, actor, subjectOf(page.id));
    return { id: page.id, version, removed: [], ...asked };
  });
}

/** Visitors see the original again; the versions stay in the history. Returns the new version. */
export async function returnToOriginal(db: Db, actor: StaffActor, path: string): Promise<number> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const page = await locked(tx, path);
    const version = page.version + 1;
    await updatePage(tx, page.id, { live: null, draft: null, publishAt: null, version });
    await note(tx, actor, 'page-reset', page);
    if (page.live) await announcePage(tx, path);
    await forgetUnsaved(tx, actor, subjectOf(page.id));
    return version;
  });
}

export type PageInput = Omit<UnsavedWork, 'keptAt'>;

/** Keeps what is being typed; the first time, it makes the row of the page. */
export async function keepPageWork(db: Db, actor: StaffActor, path: string, work: PageInput): Promise<Date> {
  assertArea(actor, 'publishing');
  const found = await selectByPath(db, path);
  const { id } = found ?? (await db.transaction((tx) => locked(tx, path)));
  return keepUnsaved(db, actor, subjectOf(id), work);
}

export async function findPageWork(
  db: Queryable,
  actor: StaffActor,
  page: Pick<EditedPage, 'id'> | undefined,
): Promise<UnsavedWork | undefined> {
  assertArea(actor, 'publishing');
  return page && findUnsaved(db, actor, subjectOf(page.id));
}
