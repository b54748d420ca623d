import { type PlaceKind, placeKinds } from '#domain/places/place.ts';
import type { PlaceQuery } from '#domain/places/place-staff-service.ts';
import { listTabs } from '#domain/publishing/publishing.ts';
import { paths } from '#paths.ts';
import { storable } from '#platform/text.ts';

/** Deeper pages would be slow; a search finds what is so far down. */
const maxPage = 200;

/** The filters in the address of the list; invalid values are ignored. */
export function readPlacesQuery(params: URLSearchParams): PlaceQuery {
  const text = (name: string) =>
    storable(params.get(name) ?? '')
      .trim()
      .slice(0, 100);
  const page = Number.parseInt(params.get('page') ?? '', 10) || 1;
  return {
    search: text('search'),
    region: text('region') || undefined,
    kind: placeKinds.find((kind: PlaceKind) => kind === params.get('kind')),
    shelf: listTabs.find((shelf) => shelf === params.get('shelf')),
    page: Math.min(Math.max(1, page), maxPage),
  };
}

/** The list with these filters; with `edit`, the popup of that place over it, or of a new one. */
export function placesAddress(query: Partial<PlaceQuery>, edit = ''): string {
  const { search, region, kind, shelf, page = 1 } = query;
  const params = new URLSearchParams({
    ...(shelf && { shelf }),
    ...(search && { search }),
    ...(region && { region }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
    ...(edit && { edit }),
  });
  return params.size > 0 ? `${paths.adminPlaces}?${params}` : paths.adminPlaces;
}
