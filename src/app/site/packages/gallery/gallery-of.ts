import type { PosterEntry } from '@purvai/posters';
import { planPictures } from '#app/content/site/packages/parts.ts';
import { textOfPlan } from '#domain/tour-packages/package-places.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';

type PlanPicture = { name: string; poster: PosterEntry };

const maxPictures = 4;

/** Where the whole word first is in the text; `undefined` when it is not. */
function positionOf(word: string, text: string): number | undefined {
  const found = new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'iu').exec(text);
  return found?.index;
}

/** The posters of what the plan names, in its order, without the picture of the tour itself. */
export function galleryOf(
  tour: Pick<DescribedTourPackage, 'itinerary' | 'details'>,
  ownPicture: string,
): PlanPicture[] {
  const text = textOfPlan(tour);
  return planPictures
    .flatMap(({ word, name, poster }) => {
      const position = positionOf(word, text);
      return position === undefined || poster.name === ownPicture ? [] : [{ position, name, poster }];
    })
    .toSorted((a, b) => a.position - b.position)
    .slice(0, maxPictures)
    .map(({ name, poster }) => ({ name, poster }));
}
