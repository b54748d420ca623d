import { bhutanPackageContent as content } from '#app/content/bhutan-package.ts';
import { bhutanPackagesContent } from '#app/content/bhutan-packages.ts';
import { trails } from '#app/content/trails.ts';
import { PageHead } from '#app/site/page-head.tsx';
import type { DescribePage } from '#app/site/structured-data.ts';
import { cut } from '#app/ui/cut.ts';
import { formatPaise, formatUsd } from '#domain/settings/money.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { bhutanPackagePath, paths } from '#paths.ts';

const describeOffer =
  (tourPackage: DescribedTourPackage, description: string): DescribePage =>
  ({ baseUrl, agency }) => [
    {
      '@type': 'Product',
      name: tourPackage.name,
      description,
      ...(tourPackage.featuredImage && { image: URL.parse(tourPackage.featuredImage, baseUrl)?.href }),
      category: tourPackage.packageType || tourPackage.category,
      offers: {
        '@type': 'Offer',
        price: tourPackage.sellingPriceUsd,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: baseUrl + bhutanPackagePath(tourPackage.id),
        seller: agency,
      },
    },
  ];

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
      poster={bhutanPackagesContent.poster}
      trail={trails.bhutan}
      here={content.here}
      describe={describeOffer(tourPackage, description)}
    />
  );
}
