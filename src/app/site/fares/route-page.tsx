import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import NotFoundPage from '#app/site/not-found-page.tsx';
import { PageBody } from '#app/site/page-body.tsx';
import { listRoutePages, readRoutePage } from '#domain/fares/route-page-service.ts';
import { paths, taxiRoutePath } from '#paths.ts';
import type { Route } from './+types/route-page.ts';
import { routeContent } from './route-content.ts';

/** Links to other routes of the same city. */
const maxOthers = 6;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('fares');
  const page = await readRoutePage(db, params.slug, new Date());
  if (!page) return data({ page: null, others: [] }, { status: 404 });
  const others = (await listRoutePages(db)).filter(
    ({ city, slug }) => city === page.city && slug !== page.slug,
  );
  return data({ page, others: others.slice(0, maxOthers) });
}

/** The share card is that of the city's page. */
const cards = { delhi: paths.delhiTaxi, guwahati: paths.guwahatiTaxi };

export default function RoutePage({ loaderData: { page, others } }: Route.ComponentProps) {
  if (!page) return <NotFoundPage />;
  return (
    <PageBody
      path={taxiRoutePath(page.slug)}
      cardOf={cards[page.city]}
      content={routeContent(page, others)}
    />
  );
}
