import type { Queryable } from '#platform/database/db.ts';
import type { Sight, SightContent, SightList } from './sight.ts';
import { insertSight, selectListed, selectPages, selectWithPage } from './sight-store.ts';

/** What the page of a list shows, in order; `undefined` while the list has no records, so that the page keeps its copy. */
export async function listSightsOn(db: Queryable, list: SightList): Promise<Sight[] | undefined> {
  const all = await selectListed(db, list);
  if (all.length === 0) return undefined;
  return all.filter(({ state, deletedAt }) => state === 'published' && deletedAt === null);
}

/** The place with a page of its own at this address. */
export const findSightPage = (db: Queryable, slug: string): Promise<Sight | undefined> =>
  selectWithPage(db, slug);

export const hasSightPage = async (db: Queryable, slug: string): Promise<boolean> =>
  (await selectWithPage(db, slug)) !== undefined;

/** The pages of places, for the sitemap. */
export const listSightPages = selectPages;

export type SeededSight = SightContent & { slug: string; position: number };

/** Adds what no record has been made of, also not a deleted one; returns how many. */
export async function seedSights(db: Queryable, seeded: readonly SeededSight[]): Promise<number> {
  let added = 0;
  for (const sight of seeded)
    if (await insertSight(db, { ...sight, isSample: true, updatedBy: '' })) added += 1;
  return added;
}
