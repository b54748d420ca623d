import type { PageContent } from '#app/content/page-content.ts';
import type { PageContext } from '#app/page-context.ts';
import { listPublicReviews } from '#domain/reviews/review-service.ts';
import { paths } from '#paths.ts';
import { commonFaresPart } from './fares/common-fares.tsx';
import { estimatorPages } from './fares/estimator-pages.ts';
import { readCommonFares, withRouteFares } from './fares/read-common-fares.ts';
import { readEstimator } from './fares/read-estimator.ts';
import { themePackagesSection } from './packages/theme-packages.tsx';
import { readThemeTrips } from './packages/theme-pages.ts';
import { PageBody } from './page-body.tsx';
import { withListedPlaces } from './places/listed-places.ts';
import { describeReviews, reviewsPart, toReviewView } from './reviews/reviews-section.tsx';

async function readReviews({ db, tags }: PageContext) {
  tags.add('reviews');
  return (await listPublicReviews(db)).map(toReviewView);
}

/** A page of copy with its fares, reviews, trips and places. */
export async function readContentView(parts: PageContext, path: string, copy: PageContent) {
  const start = estimatorPages[path];
  const estimator = start && (await readEstimator(parts, start));
  const reviews = path === paths.about ? await readReviews(parts) : [];
  const trips = await readThemeTrips(parts, path);
  const fares = await readCommonFares(parts, path);
  const content = withRouteFares(await withListedPlaces(parts, path, copy), fares);
  return { path, content, estimator, fares, reviews, trips };
}

type Shown = Awaited<ReturnType<typeof readContentView>>;

export const ContentView = ({ path, content, estimator, fares, reviews, trips }: Shown) => (
  <PageBody
    path={path}
    content={content}
    estimator={estimator}
    hasTours={trips.length > 0}
    describe={describeReviews(reviews)}
    beforeSections={commonFaresPart(fares) ?? themePackagesSection(trips)}
    afterFirstSection={reviewsPart(reviews)}
  />
);
