import { noteActivity } from '#domain/activity/activity-service.ts';
import type { PreviewClaim } from '#domain/previews/preview-token.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import {
  type Sight,
  type SightContent,
  type SightList,
  type SightsAsked,
  textOf,
  withDraft,
} from './sight.ts';
import { selectAsked, selectBySlugs, selectNear } from './sight-lists-store.ts';
import {
  insertSight,
  lockDue,
  selectListed,
  selectPages,
  selectSight,
  selectWithPage,
  updateSight,
  updateUntouched,
} from './sight-store.ts';

const isPublic = ({ state, deletedAt }: Sight) => state === 'published' && deletedAt === null;

/** What the page of a list shows, in order; `undefined` while the list has no records, so that the page keeps its copy. */
export async function listSightsOn(db: Queryable, list: SightList): Promise<Sight[] | undefined> {
  const all = await selectListed(db, list);
  return all.length === 0 ? undefined : all.filter(isPublic);
}

/** What visitors may see of places chosen by hand, in their order, and the ids of all of them. */
export async function listChosenSights(db: Queryable, slugs: readonly string[]) {
  const found = await selectBySlugs(db, slugs);
  const inOrder = slugs.flatMap((slug) => found.filter((sight) => sight.slug === slug));
  return { sights: inOrder.filter(isPublic), ids: found.map(({ id }) => id) };
}

export const listAskedSights = (db: Queryable, asked: SightsAsked): Promise<Sight[]> =>
  selectAsked(db, asked);

const maxNear = 6;

export const listSightsNear = (db: Queryable, sight: Sight): Promise<Sight[]> =>
  selectNear(db, sight, maxNear);

/** The place with a page of its own at this address. */
export const findSightPage = (db: Queryable, slug: string): Promise<Sight | undefined> =>
  selectWithPage(db, slug);

export const hasSightPage = async (db: Queryable, slug: string): Promise<boolean> =>
  (await selectWithPage(db, slug)) !== undefined;

/** What a preview link shows: the draft, or what is live. */
export async function readSightDraft(db: Queryable, { id }: PreviewClaim): Promise<Sight | undefined> {
  const sight = await selectSight(db, id);
  return sight && sight.deletedAt === null ? withDraft(sight) : undefined;
}

/** The pages of places, for the sitemap. */
export const listSightPages = selectPages;

/** For open screens, and for the public pages that show it or showed it. */
export async function announceSight(tx: Tx, id: string, lists: Iterable<SightList | ''>): Promise<void> {
  await announceLive(tx, { sightId: id });
  for (const list of new Set(lists)) if (list !== '') await announceChange(tx, `sights-on:${list}`);
  await announceChange(tx, `sight:${id}`);
  await announceChange(tx, 'sights');
}

/** For the worker: publishes places and drafts whose time has come. */
export const publishDueSights = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await lockDue(tx);
    for (const sight of due) {
      const text = sight.draft ?? textOf(sight);
      const change = { ...text, state: 'published' as const, draft: null, publishAt: null };
      await updateSight(tx, sight.id, change, '');
      const subject = { subjectKind: 'sight' as const, subjectId: sight.id, subjectName: text.name };
      await noteActivity(tx, { action: 'sight-published', ...subject });
      await announceSight(tx, sight.id, [sight.listedOn, text.listedOn]);
    }
    return due.length;
  });

export type SeededSight = SightContent & { slug: string; position: number };

/** Adds what no record has been made of, also not a deleted one, and returns how many; untouched ones get the present words. */
export async function seedSights(db: Queryable, seeded: readonly SeededSight[]): Promise<number> {
  let added = 0;
  for (const sight of seeded) {
    const row = { ...sight, isSample: true, updatedBy: '' };
    if (await insertSight(db, row)) added += 1;
    else await updateUntouched(db, row);
  }
  return added;
}
