import { type PageContext, pageContext } from '#app/page-context.ts';
import { readContent } from '#app/pages/read-content.ts';
import { listPublicReviews } from '#domain/reviews/review-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/content-page.ts';
import { estimatorPages } from './fares/estimator-pages.ts';
import { readEstimator } from './fares/read-estimator.ts';
import { readThemeTrips } from './packages/theme-pages.ts';
import { themeTripsPart } from './packages/theme-trips.tsx';
import { PageBody } from './page-body.tsx';
import { withListedPlaces } from './places/listed-places.ts';
import { describeReviews, presentReview, reviewsPart } from './reviews/reviews-section.tsx';

async function readReviews({ db, tags }: PageContext) {
  tags.add('reviews');
  return (await listPublicReviews(db)).map(presentReview);
}

/** The route module of every page without data but the fares, the reviews, the trips and the places; the address selects its content. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const parts = context.get(pageContext);
  const start = estimatorPages[pathname];
  const estimator = start && (await readEstimator(parts, start));
  const reviews = pathname === paths.about ? await readReviews(parts) : [];
  const trips = await readThemeTrips(parts, pathname);
  const content = await withListedPlaces(parts, pathname, await readContent(parts, pathname));
  return { path: pathname, content, estimator, reviews, trips };
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { path, content, estimator, reviews, trips } = loaderData;
  return (
    <PageBody
      path={path}
      content={content}
      estimator={estimator}
      describe={describeReviews(reviews)}
      afterFirstSection={reviewsPart(reviews) ?? themeTripsPart(trips)}
    />
  );
}
