import type { PreviewClaim } from '#domain/previews/preview-token.ts';
import { isPublic } from '#domain/publishing/publishing.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { type Place, type PlaceContent, type PlaceListName, type PlacesAsked, withDraft } from './place.ts';
import { selectAsked, selectBySlugs, selectNear } from './place-lists-store.ts';
import {
  insertPlace,
  selectListed,
  selectPages,
  selectPlace,
  selectWithPage,
  updateUntouched,
} from './place-store.ts';

/** What the page of a list shows, in order; `undefined` while the list has no records, so that the page keeps its copy. */
export async function listPlacesOn(db: Queryable, list: PlaceListName): Promise<Place[] | undefined> {
  const all = await selectListed(db, list);
  return all.length === 0 ? undefined : all.filter(isPublic);
}

/** What visitors may see of places chosen by hand, in their order, and the ids of all of them. */
export async function listChosenPlaces(db: Queryable, slugs: readonly string[]) {
  const found = await selectBySlugs(db, slugs);
  const inOrder = slugs.flatMap((slug) => found.filter((place) => place.slug === slug));
  return { places: inOrder.filter(isPublic), ids: found.map(({ id }) => id) };
}

export const listAskedPlaces = (db: Queryable, asked: PlacesAsked): Promise<Place[]> =>
  selectAsked(db, asked);

const maxNear = 6;

export const listPlacesNear = (db: Queryable, place: Place): Promise<Place[]> =>
  selectNear(db, place, maxNear);

/** The place with a page of its own at this address. */
export const findPlacePage = (db: Queryable, slug: string): Promise<Place | undefined> =>
  selectWithPage(db, slug);

export const hasPlacePage = async (db: Queryable, slug: string): Promise<boolean> =>
  (await selectWithPage(db, slug)) !== undefined;

/** What a preview link shows: the draft, or what is live. */
export async function readPlaceDraft(db: Queryable, { id }: PreviewClaim): Promise<Place | undefined> {
  const place = await selectPlace(db, id);
  return place && place.deletedAt === null ? withDraft(place) : undefined;
}

/** The pages of places, for the sitemap. */
export const listPlacePages = selectPages;

/** For open screens, and for the public pages that show it or showed it. */
export async function announcePlace(tx: Tx, id: string, lists: Iterable<PlaceListName | ''>): Promise<void> {
  await announceLive(tx, { placeId: id });
  for (const list of new Set(lists)) if (list !== '') await announceChange(tx, `places-on:${list}`);
  await announceChange(tx, `place:${id}`);
  await announceChange(tx, 'places');
}

export type SeededPlace = PlaceContent & { slug: string; position: number };

/** Adds what no record has been made of, also not a deleted one, and returns how many; untouched ones get the present words. */
export async function seedPlaces(db: Queryable, seeded: readonly SeededPlace[]): Promise<number> {
  let added = 0;
  for (const place of seeded) {
    const row = { ...place, isSample: true, updatedBy: '' };
    if (await insertPlace(db, row)) added += 1;
    else await updateUntouched(db, row);
  }
  return added;
}
