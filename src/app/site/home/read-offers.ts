import { homeRoutes } from '#app/content/site/home.ts';
import type { PageContext } from '#app/page-context.ts';
import { leadsToPrice } from '#app/site/packages/leads-to-price.ts';
import { toReviewView } from '#app/site/reviews/reviews-section.tsx';
import { listRouteFares } from '#domain/fares/routes/common-rides-service.ts';
import { listPublicReviews } from '#domain/reviews/review-service.ts';
import type { EstimatedPrice } from '#domain/tour-packages/price/asked-price.ts';
import { estimatePackagePrice } from '#domain/tour-packages/price/asked-price-service.ts';
import { partyFields } from '#domain/tour-packages/price/party-input.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import type { Queryable } from '#platform/database/db.ts';

const shownTours = 3;
/** Fewer say little about an agency. */
const fewestReviews = 3;

/** The whole price of the least expensive package to Bhutan for the usual party, with the government's fee. */
async function readBhutan(db: Queryable): Promise<EstimatedPrice | undefined> {
  const packages = (await listPublicPackages(db, 'Bhutan')).filter(leadsToPrice);
  const [least] = packages.toSorted((a, b) => a.sellingPricePaise - b.sellingPricePaise);
  return least && estimatePackagePrice(db, new URLSearchParams({ [partyFields.packageId]: least.id }));
}

/** Of different kinds as far as there are, those with a price first. */
function pickTours(packages: readonly ListedTourPackage[]): ListedTourPackage[] {
  const priced = packages.toSorted((a, b) => Number(b.isPriceConfirmed) - Number(a.isPriceConfirmed));
  const isFirstOfKind = ({ packageType }: ListedTourPackage, index: number) =>
    priced.findIndex((one) => one.packageType === packageType) === index;
  const isOther = (tour: ListedTourPackage, index: number) => !isFirstOfKind(tour, index);
  return [...priced.filter(isFirstOfKind), ...priced.filter(isOther)].slice(0, shownTours);
}

/** What the home page sells, with its prices. */
export async function readOffers({ db, tags }: Pick<PageContext, 'db' | 'tags'>) {
  for (const tag of ['fares', 'tour-packages', 'reviews'] as const) tags.add(tag);
  const [routes, bhutan, tours, reviews] = await Promise.all([
    listRouteFares(db, homeRoutes, new Date()),
    readBhutan(db),
    listPublicPackages(db, 'India'),
    listPublicReviews(db),
  ]);
  return {
    routes,
    bhutan,
    tours: pickTours(tours),
    reviews: reviews.length < fewestReviews ? [] : reviews.slice(0, fewestReviews).map(toReviewView),
  };
}

export type Offers = Awaited<ReturnType<typeof readOffers>>;
