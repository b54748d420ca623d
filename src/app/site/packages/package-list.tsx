import { packagePageContent as content, packageLists } from '#app/content/site/package-page.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { pictureSizes } from '#app/ui/poster.tsx';
import { formatPaise, formatUsd } from '#domain/shared/money.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { packagePath } from '#paths.ts';
import { leadsToPrice } from './leads-to-price.ts';
import { calculatorId } from './package-calculator.tsx';

/**
 * Bhutan packages show dollars first, as the contract requires; Indian packages show rupees first. None while a
 * sample's price is not confirmed.
 */
export function pricesOf({
  country,
  sellingPriceUsd,
  sellingPricePaise,
  isPriceConfirmed,
}: ListedTourPackage): { first: string; second: string } | undefined {
  if (!isPriceConfirmed) return undefined;
  const usd = formatUsd(sellingPriceUsd);
  const inr = formatPaise(sellingPricePaise);
  return country === 'Bhutan' ? { first: usd, second: inr } : { first: inr, second: usd };
}

export function PackagePrice({ tourPackage }: { tourPackage: ListedTourPackage }) {
  const prices = pricesOf(tourPackage);
  return (
    <p>
      <span className="block text-quiet text-sm">{content.price}</span>
      <strong className="font-display font-semibold text-2xl">{prices?.first ?? content.askPrice}</strong>{' '}
      {prices && (
        <span className="text-quiet">
          {content.perPerson} · {prices.second}
        </span>
      )}
    </p>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <div className="flex gap-2">
      <dt className="shrink-0 font-semibold">{name}</dt>
      <dd className="min-w-0 text-quiet">{value}</dd>
    </div>
  );
}

export const PackageCardFacts = ({ tourPackage }: { tourPackage: ListedTourPackage }) => (
  <dl className="grid gap-1 text-sm">
    <Fact name="Duration" value={tourPackage.duration} />
    <Fact name={content.more.bestMonths} value={tourPackage.bestMonths} />
    <Fact name="Activities" value={tourPackage.activities} />
    <Fact name="Category" value={tourPackage.packageType} />
  </dl>
);

type CardProps = { tourPackage: ListedTourPackage; hasPicture: boolean };

function PackageCard({ tourPackage, hasPicture }: CardProps) {
  return (
    <article className="wrap-anywhere flex flex-col overflow-hidden rounded-2xl border border-line bg-card">
      {hasPicture && (
        <FeaturedImage
          address={tourPackage.featuredImage}
          fallback={packageLists[tourPackage.country].poster}
          sizes={pictureSizes.third}
          className="aspect-8/5"
        />
      )}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <p className="font-semibold text-brick text-sm uppercase tracking-wide">{tourPackage.country}</p>
        <h3 className="text-2xl">{tourPackage.name}</h3>
        <PackageCardFacts tourPackage={tourPackage} />
        <div className="mt-auto grid justify-items-start gap-4 pt-2">
          <PackagePrice tourPackage={tourPackage} />
          <p className="flex flex-wrap items-center gap-x-5">
            <a
              className={buttonClass}
              href={packagePath(tourPackage)}
              aria-label={`${content.details}: ${tourPackage.name}`}
            >
              {content.details}
            </a>
            {leadsToPrice(tourPackage) && (
              <a
                className="inline-flex min-h-11 items-center font-semibold text-teal underline"
                href={`${packagePath(tourPackage)}#${calculatorId}`}
                aria-label={`${content.wholePrice}: ${tourPackage.name}`}
              >
                {content.wholePrice}
              </a>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}

type Props = {
  packages: readonly ListedTourPackage[];
  /** Whether the page shows the picture of this one elsewhere. */
  isPictureShown?: (tourPackage: ListedTourPackage) => boolean;
};

export function PackageList({ packages, isPictureShown = () => false }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {packages.map((tourPackage) => (
        <li key={tourPackage.id} className="grid">
          <PackageCard tourPackage={tourPackage} hasPicture={!isPictureShown(tourPackage)} />
        </li>
      ))}
    </ul>
  );
}
