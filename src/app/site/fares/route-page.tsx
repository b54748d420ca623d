import { data } from 'react-router';
import { PageData, pageContext } from '#app/page-context.ts';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { PageBody } from '#app/site/page-body.tsx';
import { listRoutePages, readRoutePage } from '#domain/fares/routes/route-page-service.ts';
import { paths, taxiRoutePath } from '#paths.ts';
import type { Route } from './+types/route-page.ts';
import { readEstimator } from './read-estimator.ts';
import { routeContent } from './route-content.ts';

/** Links to other routes of the same city, those with the same start or end first. */
const maxOthers = 6;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('fares');
  const page = await readRoutePage(db, params.slug, new Date());
  if (!page) return data(null, { status: 404 });
  const ends = [page.from.name, page.to.name];
  const others = (await listRoutePages(db))
    .filter(({ city, slug }) => city === page.city && slug !== page.slug)
    .map((other) => ({ ...other, isNear: ends.includes(other.from) || ends.includes(other.to) }))
    .sort((a, b) => Number(b.isNear) - Number(a.isNear));
  const trip = { trip: 'one-way', from: page.from.slug, to: page.to.slug };
  // The page shows this trip to everyone, so only another one counts as an estimate.
  const estimator = { ...(await readEstimator({ db, tags }, trip)), isCounted: true, isFolded: true };
  return data(new PageData({ page, others: others.slice(0, maxOthers), estimator }));
}

/** The share card is that of the city's page, if it has one. */
const cards: ReadonlyMap<string, string> = new Map([
  ['delhi', paths.delhiTaxi],
  ['guwahati', paths.guwahatiTaxi],
]);

export default function RoutePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />;
  const { page, others, estimator } = loaderData.data;
  return (
    <PageBody
      path={taxiRoutePath(page.slug)}
      cardOf={cards.get(page.city) ?? paths.taxis}
      content={routeContent(page, others)}
      estimator={estimator}
    />
  );
}
