import { data } from 'react-router';
import { PageData, pageContext } from '#app/page-context.ts';
import { readImages } from '#app/site/images/shown-images.ts';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { findSightPage, listSightsNear } from '#domain/sights/sight-service.ts';
import type { Route } from './+types/place-page.ts';
import { readFareLink } from './fare-link.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceView } from './place-view.tsx';

/** The page of a place to visit, once its text is long enough and it has a picture. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, tags } = page;
  const sight = await findSightPage(db, params.slug);
  if (!sight) return data(null, { status: 404 });
  tags.add(`sight:${sight.id}`);
  // Any other place can be one of those near by.
  tags.add('sights');
  tags.add('fares');
  const [near, fare] = await Promise.all([listSightsNear(db, sight), readFareLink(db, sight)]);
  return data(new PageData({ sight, near, fare, images: await readImages(page, { sight, near }) }));
}

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />;
  const { sight, near, fare } = loaderData.data;
  return (
    <>
      <PlaceHead sight={sight} />
      <PlaceView sight={sight} near={near} fare={fare} />
    </>
  );
}
