import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { findSightPage } from '#domain/sights/sight-service.ts';
import type { Route } from './+types/place-page.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceView } from './place-view.tsx';

/** The page of a place to visit, once it has enough words and a picture. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  const sight = await findSightPage(db, params.slug);
  if (sight) tags.add(`sight:${sight.id}`);
  return data({ sight }, { status: sight ? 200 : 404 });
}

export default function PlacePage({ loaderData: { sight } }: Route.ComponentProps) {
  if (!sight) return <NotFoundPage />;
  return (
    <>
      <PlaceHead sight={sight} />
      <PlaceView sight={sight} />
    </>
  );
}
