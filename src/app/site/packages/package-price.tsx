import { bhutanPackageContent as content } from '#app/content/bhutan-package.ts';
import { formatPaise, formatUsd } from '#domain/settings/money.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';

/** In dollars, as the contract has it, and in the rupees that it comes from. */
export function PackagePrice({ tourPackage }: { tourPackage: ListedTourPackage }) {
  return (
    <p>
      <span className="block text-quiet text-sm">{content.price}</span>
      <strong className="font-display font-semibold text-2xl">
        {formatUsd(tourPackage.sellingPriceUsd)}
      </strong>{' '}
      <span className="text-quiet">
        {content.perPerson} · {formatPaise(tourPackage.sellingPricePaise)}
      </span>
    </p>
  );
}
