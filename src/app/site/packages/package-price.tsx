import { packagePageContent as content } from '#app/content/site/package-page.ts';
import { formatPaise, formatUsd } from '#domain/shared/money.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';

/** Bhutan packages show dollars first, as the contract requires; Indian packages show rupees first. */
export function PackagePrice({ tourPackage }: { tourPackage: ListedTourPackage }) {
  const usd = formatUsd(tourPackage.sellingPriceUsd);
  const inr = formatPaise(tourPackage.sellingPricePaise);
  const [first, second] = tourPackage.country === 'Bhutan' ? [usd, inr] : [inr, usd];
  return (
    <p>
      <span className="block text-quiet text-sm">{content.price}</span>
      <strong className="font-display font-semibold text-2xl">{first}</strong>{' '}
      <span className="text-quiet">
        {content.perPerson} · {second}
      </span>
    </p>
  );
}
