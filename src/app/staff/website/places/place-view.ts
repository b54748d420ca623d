import { placeLists } from '#app/content/places/place-lists.ts';
import { countWords, type Place } from '#domain/places/place.ts';
import { isPublic } from '#domain/publishing/publishing.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { placePath } from '#paths.ts';
import { staffPlacesContent as content } from './texts.ts';

function waitingOf({ draft, publishAt }: Place): string[] {
  if (!draft) return [];
  return [publishAt ? content.waiting.scheduled(timeText(publishAt)) : content.waiting.draft];
}

/** A row of the list, without its text. */
export function toPlaceView(place: Place) {
  const { id, version, name, slug, region, kind, picture, state, isSample, deletedAt, listedOn } = place;
  const list = listedOn === '' ? undefined : placeLists[listedOn];
  return {
    id,
    version,
    name,
    featuredImage: picture,
    state,
    publishAt: place.draft ? null : place.publishAt,
    isSample,
    deletedAt,
    meta: [
      ...waitingOf(place),
      content.kinds[kind],
      region,
      list?.name ?? content.notListed,
      place.hasPage ? content.hasPage : content.noPage(countWords(place.body), picture !== ''),
    ].join(' · '),
    listPath: isPublic(place) ? list?.path : undefined,
    publicPath: isPublic(place) && place.hasPage ? placePath(slug) : undefined,
  };
}

export type PlaceView = ReturnType<typeof toPlaceView>;
