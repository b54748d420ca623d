import { data } from 'react-router';
import { PageData, pageContext } from '#app/page-context.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { findPlacePage, listPlacesNear } from '#domain/places/place-service.ts';
import type { Route } from './+types/place-page.ts';
import { readFareLink } from './fare-link.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceView } from './place-view.tsx';

/** The page of a place to visit, once its text is long enough and it has a picture. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, tags } = page;
  const place = await findPlacePage(db, params.slug);
  if (!place) return data(null, { status: 404 });
  tags.add(`place:${place.id}`);
  // Any other place can be one of those near by.
  tags.add('places');
  tags.add('fares');
  const [near, fare] = await Promise.all([listPlacesNear(db, place), readFareLink(db, place)]);
  return data(new PageData({ place, near, fare, images: await readImages(page, { place, near }) }));
}

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />;
  const { place, near, fare } = loaderData.data;
  return (
    <>
      <PlaceHead place={place} />
      <PlaceView place={place} near={near} fare={fare} />
    </>
  );
}
