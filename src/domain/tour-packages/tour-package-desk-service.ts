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
import { formatPaise } from '#domain/settings/money.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { forgetUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/db.ts';
import { Failure } from '#platform/failure.ts';
import { announceChange } from '#platform/page-tags.ts';
import { cleanHtml, safeHtml } from '#platform/safe-html.ts';
import { type DeskTourPackage, type TourPackageContent, tourPackageContentFields } from './tour-package.ts';
import {
  deleteDeletedBefore,
  lockTourPackage,
  markDeleted,
  publishDueRows,
  selectByIds,
  selectDesk,
  selectMatching,
  selectTourPackage,
  updateTourPackageRow,
} from './tour-package-desk-store.ts';
import { learnTourPackage } from './tour-package-service.ts';
import { insertTourPackage } from './tour-package-store.ts';

const pageSize = 10;

/** Whatever an old row or another program has put there. */
const cleaned = (tourPackage: DeskTourPackage): DeskTourPackage => ({
  ...tourPackage,
  descriptionHtml: safeHtml(tourPackage.descriptionHtml),
});

export async function listTourPackages(
  db: Queryable,
  _actor: StaffActor,
  { page, search = '', shelf }: DeskQuery,
): Promise<DeskPage<DeskTourPackage>> {
  const counts = await countShelves(db, 'tour_packages');
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

export async function findTourPackage(
  db: Queryable,
  _actor: StaffActor,
  id: string,
): Promise<DeskTourPackage | undefined> {
  const tourPackage = rowId.test(id) ? await selectTourPackage(db, id) : undefined;
  return tourPackage && cleaned(tourPackage);
}

const subjectOf = (id: string) => ({ kind: 'tour-package' as const, id });

const contentOf = (tourPackage: TourPackageContent): TourPackageContent =>
  Object.fromEntries(
    tourPackageContentFields.map((field) => [field, tourPackage[field]]),
  ) as TourPackageContent;

const note = (
  tx: Tx,
  actor: StaffActor,
  action: Action,
  { id, name }: { id: string; name: string },
  detail?: Record<string, string>,
) => noteActivity(tx, lineBy(actor, action, { kind: 'tour-package', id, name }, detail));

const listedFields = [
  'country',
  'name',
  'duration',
  'activities',
  'packageType',
  'featuredImage',
  'sellingPricePaise',
] as const;

/** The package's own page; the list only where something that it shows is another. */
async function announce(tx: Tx, before: DeskTourPackage | undefined, after: DeskTourPackage): Promise<void> {
  const was = before && isPublic(before) ? before : undefined;
  const is = isPublic(after);
  if (!was && !is) return;
  await announceChange(tx, `tour-package:${after.id}`);
  const isSameInList = is && was && listedFields.every((field) => was[field] === after[field]);
  if (!isSameInList) await announceChange(tx, 'tour-packages');
}

export async function createTourPackage(
  db: Db,
  actor: StaffActor,
  content: TourPackageContent,
  asked?: AskedPublishing,
): Promise<Saved> {
  const { html, removed } = cleanHtml(content.descriptionHtml);
  const clean = { ...content, descriptionHtml: html };
  const publishing = settlePublishing(asked ?? { state: 'published', publishAt: null });
  return db.transaction(async (tx) => {
    const id = await insertTourPackage(tx, { ...clean, ...publishing, isSample: false });
    const after = await lockExisting(tx, id);
    await revisions.keepRevision(tx, subjectOf(id), { version: 1, content: clean, savedBy: actor.name });
    await learnTourPackage(tx, clean);
    await note(tx, actor, 'package-created', after, { state: publishing.state });
    await announce(tx, undefined, after);
    await forgetUnsaved(tx, actor, subjectOf('0'));
    return { id, version: 1, removed, ...publishing };
  });
}

async function lockExisting(tx: Tx, id: string): Promise<DeskTourPackage> {
  const tourPackage = rowId.test(id) ? await lockTourPackage(tx, id) : undefined;
  if (!tourPackage) throw new Failure('not_found', staffMessages.tourPackages.failed);
  return tourPackage;
}

async function lockLive(tx: Tx, id: string): Promise<DeskTourPackage> {
  const tourPackage = await lockExisting(tx, id);
  if (tourPackage.deletedAt) throw new Failure('not_found', staffMessages.tourPackages.failed);
  return tourPackage;
}

type Save = {
  content: TourPackageContent;
  asked?: AskedPublishing;
  action: Action;
  restoredFrom?: number;
  removed: string[];
};

/** A price is what people ask about later: who changed it, and from what. */
function shownChange(before: DeskTourPackage, content: TourPackageContent): Record<string, string> {
  if (before.sellingPricePaise === content.sellingPricePaise) return {};
  return { from: formatPaise(before.sellingPricePaise), to: formatPaise(content.sellingPricePaise) };
}

/** The next version of a package that the transaction has locked. */
async function save(tx: Tx, actor: StaffActor, before: DeskTourPackage, change: Save): Promise<Saved> {
  const { content, asked, action, restoredFrom, removed } = change;
  const publishing = settlePublishing(asked ?? before);
  const version = before.version + 1;
  const subject = subjectOf(before.id);
  const earlier = { version: before.version, content: contentOf(before), savedAt: before.updatedAt };
  await revisions.keepEarlier(tx, subject, earlier);
  await updateTourPackageRow(tx, before.id, { ...content, ...publishing, version, isSample: false });
  await revisions.keepRevision(tx, subject, {
    version,
    content,
    savedBy: actor.name,
    ...(restoredFrom !== undefined && { restoredFrom }),
  });
  await learnTourPackage(tx, content);
  await note(
    tx,
    actor,
    action,
    { id: before.id, name: content.name },
    {
      ...shownChange(before, content),
      ...(publishing.state !== before.state && { state: publishing.state }),
    },
  );
  await announce(tx, before, { ...before, ...content, ...publishing });
  await forgetUnsaved(tx, actor, subject);
  return { id: before.id, version, removed, ...publishing };
}

export type TourPackageChange = Omit<TourPackageContent, 'itinerary'> & {
  itinerary?: TourPackageContent['itinerary'];
};

/** Refused where somebody else has saved since `baseVersion`; without one it is saved over whatever is there. */
export async function updateTourPackage(
  db: Db,
  actor: StaffActor,
  id: string,
  {
    change,
    asked,
    baseVersion,
  }: { change: TourPackageChange; asked?: AskedPublishing; baseVersion?: number },
): Promise<Saved> {
  const { html, removed } = cleanHtml(change.descriptionHtml);
  return db.transaction(async (tx) => {
    const before = await lockLive(tx, id);
    assertLatest(before, baseVersion);
    const content = { ...contentOf(before), ...change, descriptionHtml: html };
    return save(tx, actor, before, { content, asked, action: 'package-updated', removed });
  });
}

/** It leaves the site at once, and can be brought back for thirty days. */
export async function deleteTourPackage(db: Db, actor: StaffActor, id: string): Promise<DeskTourPackage> {
  return db.transaction(async (tx) => {
    const before = await lockLive(tx, id);
    await markDeleted(tx, id, true);
    await note(tx, actor, 'package-deleted', before);
    await announce(tx, before, { ...before, deletedAt: new Date() });
    return before;
  });
}

export async function undeleteTourPackage(db: Db, actor: StaffActor, id: string): Promise<DeskTourPackage> {
  return db.transaction(async (tx) => {
    const before = await lockExisting(tx, id);
    if (!before.deletedAt) return before;
    const after = { ...before, deletedAt: null };
    await markDeleted(tx, id, false);
    await note(tx, actor, 'package-undeleted', before);
    await announce(tx, before, after);
    return after;
  });
}

export async function listTourPackageRevisions(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<RevisionLine[]> {
  return rowId.test(id) ? revisions.listRevisions(db, actor, subjectOf(id)) : [];
}

export async function readTourPackageRevision(db: Queryable, actor: StaffActor, id: string, version: number) {
  if (!rowId.test(id)) return undefined;
  return revisions.readRevision<TourPackageContent>(db, actor, subjectOf(id), version);
}

/** An old version becomes the newest; the one that it replaces stays in the history. */
export async function restoreTourPackage(
  db: Db,
  actor: StaffActor,
  id: string,
  version: number,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const before = await lockLive(tx, id);
    const found = await readTourPackageRevision(tx, actor, id, version);
    if (!found) throw new Failure('not_found', staffMessages.publishing.revisionGone);
    const { html, removed } = cleanHtml(found.revision.content.descriptionHtml);
    const content = { ...found.revision.content, descriptionHtml: html };
    return save(tx, actor, before, { content, action: 'package-restored', restoredFrom: version, removed });
  });
}

const mostAtOnce = 50;

/** For the worker: publishes what is due, and says how many that were. */
export async function publishDueTourPackages(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const published = await publishDueRows(tx, mostAtOnce);
    for (const { id, name } of published) {
      await noteActivity(tx, {
        action: 'package-published',
        subjectKind: 'tour-package',
        subjectId: id,
        subjectName: name,
      });
      await announceChange(tx, `tour-package:${id}`);
    }
    if (published.length > 0) await announceChange(tx, 'tour-packages');
    return published.length;
  });
}

/** For the worker: what was deleted more than thirty days ago goes, with its history; the prints left over come back. */
export async function purgeDeletedTourPackages(db: Db, now = new Date()): Promise<string[]> {
  return db.transaction(async (tx) => {
    const gone = await deleteDeletedBefore(tx, new Date(now.getTime() - undoDays * 24 * 3600_000));
    for (const { id } of gone) await revisions.forgetRevisions(tx, subjectOf(id));
    return gone.map(({ pdfKey }) => pdfKey).filter((key) => key !== '');
  });
}
