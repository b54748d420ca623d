import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { type PlaceChoices, placeChoices } from '#domain/places/place-choices-service.ts';
import { storable } from '#platform/text.ts';
import type { Route } from './+types/place-choices.ts';
import { readPlacesQuery } from './places-query.ts';

/** Beyond this a page could not show them all. */
const maxSlugs = 60;

/** What the page editor offers for a list of places: by words, by their slugs, and by a query. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<PlaceChoices> {
  const actor = await requireStaff({ request, context });
  const params = new URL(request.url).searchParams;
  const { search, region = '', kind = '' } = readPlacesQuery(params);
  const slugs = params
    .getAll('slug')
    .slice(0, maxSlugs)
    .map((slug) => storable(slug).slice(0, 100));
  return placeChoices(context.get(pageContext).db, actor, { search, slugs, region, kind });
}
