import { packagePageContent as content, packageLists } from '#app/content/site/package-page.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { areFewCards, cardColumns } from '#app/ui/card-columns.ts';
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
        // Each on a line of its own on a phone, so that nothing moves when the typefaces arrive.
        <span className="text-quiet max-sm:text-sm">
          <span className="max-sm:block">{content.perPerson}</span>
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block">{prices.second}</span>
        </span>
      )}
    </p>
  );
}

type FactProps = { name: string; value: string; className?: string };

/** On a phone the value is enough to see what it says. */
function Fact({ name, value, className = '' }: FactProps) {
  if (!value) return null;
  return (
    <div className={`flex gap-2 ${className}`}>
      <dt className="shrink-0 font-semibold max-sm:sr-only">{name}</dt>
      <dd className="min-w-0 text-quiet">{value}</dd>
    </div>
  );
}

/** The contract names activities and category of the packages of Bhutan; elsewhere a phone leaves them to the details. */
function PackageCardFacts({ tourPackage }: { tourPackage: ListedTourPackage }) {
  const more = tourPackage.country === 'Bhutan' ? '' : 'max-sm:hidden';
  return (
    <dl className="grid text-sm sm:gap-1">
      <Fact name="Duration" value={tourPackage.duration} />
      <Fact name={content.more.bestMonths} value={tourPackage.bestMonths} />
      <Fact name="Activities" value={tourPackage.activities} className={more} />
      <Fact name="Category" value={tourPackage.packageType} className={more} />
    </dl>
  );
}

const detailsClass = `${buttonClass} after:absolute after:inset-0 max-sm:min-h-0 max-sm:bg-transparent max-sm:p-0 max-sm:text-teal max-sm:underline`;

/** On a phone, and where there are few, the picture is beside the text. */
function PackageCard({ tourPackage, isRow }: { tourPackage: ListedTourPackage; isRow: boolean }) {
  return (
    <article
      className={`wrap-anywhere relative grid w-full grid-cols-[2fr_3fr] overflow-hidden rounded-2xl border border-line bg-card hover:shadow-xl ${isRow ? '' : 'sm:flex sm:flex-col'}`}
    >
      <FeaturedImage
        address={tourPackage.featuredImage}
        fallback={packageLists[tourPackage.country].poster}
        sizes={pictureSizes.beside}
        className={`min-h-full ${isRow ? '' : 'sm:aspect-8/5 sm:min-h-0'}`}
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4 sm:gap-3 sm:p-5">
        {tourPackage.country === 'Bhutan' && (
          <p className="font-semibold text-brick text-sm uppercase tracking-wide">{tourPackage.country}</p>
        )}
        <h3 className="text-xl sm:text-2xl">{tourPackage.name}</h3>
        <PackageCardFacts tourPackage={tourPackage} />
        <div className="mt-auto grid justify-items-start sm:gap-4 sm:pt-2">
          <PackagePrice tourPackage={tourPackage} />
          <p className="flex flex-wrap items-center gap-x-4 sm:gap-x-5">
            <a
              className={detailsClass}
              href={packagePath(tourPackage)}
              aria-label={`${content.details}: ${tourPackage.name}`}
            >
              {content.details}
            </a>
            {leadsToPrice(tourPackage) && (
              <a
                className="relative z-1 inline-flex min-h-11 items-center font-semibold text-teal underline"
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

export function PackageList({ packages }: { packages: readonly ListedTourPackage[] }) {
  const isRow = areFewCards(packages.length);
  return (
    <ul className={`grid gap-4 sm:gap-6 ${cardColumns(packages.length)}`}>
      {packages.map((tourPackage) => (
        <li key={tourPackage.id} className="grid">
          <PackageCard tourPackage={tourPackage} isRow={isRow} />
        </li>
      ))}
    </ul>
  );
}
