import { placeLists, textPathOf } from '#app/content/places/place-lists.ts';
import type { PlaceCard } from '#app/site/blocks/place-cards.tsx';
import type { Place } from '#domain/places/place.ts';
import { placePath } from '#paths.ts';
import { copyOf } from './listed-places.ts';

/** Its own page, or its part of the page that has its text. */
function addressOf({ slug, hasPage, listedOn }: Place): string | undefined {
  if (hasPage) return placePath(slug);
  return listedOn === '' ? undefined : `${textPathOf(placeLists[listedOn])}#${slug}`;
}

/** Places as cards; one that can be read nowhere has none. */
export function cardsOf(places: readonly Place[]): PlaceCard[] {
  const taken = new Set<string>();
  return places.flatMap((place) => {
    const path = addressOf(place);
    if (path === undefined) return [];
    const card = { ...copyOf(place, taken), id: `place-${place.slug}`, path };
    taken.add(card.id);
    return [card];
  });
}
