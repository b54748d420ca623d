import { placeLists, textPathOf } from '#app/content/places/place-lists.ts';
import type { PlaceCard } from '#app/site/blocks/place-cards.tsx';
import type { Sight } from '#domain/sights/sight.ts';
import { placePath } from '#paths.ts';
import { placeOf } from './listed-places.ts';

/** Its own page, or its part of the page that has its text. */
function addressOf({ slug, hasPage, listedOn }: Sight): string | undefined {
  if (hasPage) return placePath(slug);
  return listedOn === '' ? undefined : `${textPathOf(placeLists[listedOn])}#${slug}`;
}

/** Places as cards; one that can be read nowhere has none. */
export function cardsOf(sights: readonly Sight[]): PlaceCard[] {
  const taken = new Set<string>();
  return sights.flatMap((sight) => {
    const path = addressOf(sight);
    if (path === undefined) return [];
    const card = { ...placeOf(sight, taken), id: `place-${sight.slug}`, path };
    taken.add(card.id);
    return [card];
  });
}
