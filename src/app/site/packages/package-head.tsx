import { bhutanPackageContent as content } from '#app/content/bhutan-package.ts';
import { posters } from '#app/content/posters.ts';
import { trails } from '#app/content/trails.ts';
import { PageHead } from '#app/site/page-head.tsx';
import { cut } from '#app/ui/cut.ts';
import { formatPaise, formatUsd } from '#domain/settings/money.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { bhutanPackagePath, paths } from '#paths.ts';

export const packageTrail = [
  ...trails.packages,
  { name: 'Bhutan Tour Packages', path: paths.bhutanPackages },
];

function offerOf(tourPackage: DescribedTourPackage, description: string) {
  return {
    '@type': 'Product',
    name: tourPackage.name,
    description,
    category: tourPackage.packageType || tourPackage.category,
    offers: {
      '@type': 'Offer',
      price: tourPackage.sellingPriceUsd,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: bhutanPackagePath(tourPackage.id),
      seller: { '@id': '/#agency' },
    },
  };
}

export function PackageHead({ tourPackage }: { tourPackage: DescribedTourPackage }) {
  const { name, country, duration, activities } = tourPackage;
  const usd = formatUsd(tourPackage.sellingPriceUsd);
  const inr = formatPaise(tourPackage.sellingPricePaise);
  const description = cut(
    `${name}: ${duration} in ${country} from ${usd} (${inr}) a person. ${activities}`,
    160,
  );
  return (
    <PageHead
      title={cut(`${name}, a ${country} tour`, 60)}
      description={description}
      path={bhutanPackagePath(tourPackage.id)}
      cardOf={paths.bhutanPackages}
      poster={posters['bhutan-punakha']}
      trail={packageTrail}
      here={content.here}
      data={[offerOf(tourPackage, description)]}
    />
  );
}
