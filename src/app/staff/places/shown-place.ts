import { placeLists } from '#app/content/places/place-lists.ts';
import { staffPlacesContent as content } from '#app/content/staff/website/places.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { countWords, type Sight } from '#domain/sights/sight.ts';
import { placePath } from '#paths.ts';

function waitingOf({ draft, publishAt }: Sight): string[] {
  if (!draft) return [];
  return [publishAt ? content.waiting.scheduled(shownTime(publishAt)) : content.waiting.draft];
}

/** A row of the list, without its text. */
export function presentPlace(sight: Sight) {
  const { id, version, name, slug, region, kind, picture, state, isSample, deletedAt, listedOn } = sight;
  const list = listedOn === '' ? undefined : placeLists[listedOn];
  const isPublic = state === 'published' && deletedAt === null;
  return {
    id,
    version,
    name,
    picture,
    state,
    publishAt: sight.draft ? null : sight.publishAt,
    isSample,
    deletedAt,
    meta: [
      ...waitingOf(sight),
      content.kinds[kind],
      region,
      list?.name ?? content.notListed,
      sight.hasPage ? content.hasPage : content.noPage(countWords(sight.body), picture !== ''),
    ].join(' · '),
    listPath: isPublic ? list?.path : undefined,
    publicPath: isPublic && sight.hasPage ? placePath(slug) : undefined,
  };
}

export type ShownPlace = ReturnType<typeof presentPlace>;
