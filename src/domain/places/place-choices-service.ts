import { isPublic } from '#domain/publishing/publishing.ts';
import { wordsOf } from '#domain/search/words.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Place, PlaceKind } from './place.ts';
import { selectAsked, selectBySlugs } from './place-lists-store.ts';
import { selectRegions, staffPlaces } from './place-store.ts';

/** So many are offered for one search, and so many a query can show. */
const maxOffered = 12;
const maxShown = 60;

type Asked = { search: string; slugs: readonly string[]; region: string; kind: PlaceKind | '' };

/** A place in the choice of a list; one that is not public is left out of the page. */
const choiceOf = (place: Place) => ({
  slug: place.slug,
  name: place.name,
  region: place.region,
  isPublic: isPublic(place),
});

/** What staff choose from when a page gets a list of places. */
export async function placeChoices(db: Queryable, actor: StaffActor, { search, slugs, region, kind }: Asked) {
  assertArea(actor, 'publishing');
  const [regions, offered, chosen, fitting] = await Promise.all([
    selectRegions(db),
    staffPlaces(db, { words: wordsOf(search) }, { offset: 0, limit: maxOffered }),
    selectBySlugs(db, slugs),
    selectAsked(db, { region, kind, max: maxShown }),
  ]);
  return {
    regions,
    offered: offered.map(choiceOf),
    chosen: chosen.map(choiceOf),
    fitting: fitting.map(({ name }) => name),
  };
}

export type PlaceChoices = Awaited<ReturnType<typeof placeChoices>>;
