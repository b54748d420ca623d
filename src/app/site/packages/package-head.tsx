import { packagePageContent as content, packageLists } from '#app/content/site/package-page.ts';
import { PageHead } from '#app/site/page-head.tsx';
import { type DescribePage, describeQuestions } from '#app/site/structured-data.ts';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { cut } from '#app/ui/cut.ts';
import { formatPaise, formatUsd } from '#domain/shared/money.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { packagePath, paths } from '#paths.ts';
import { type PackageQuestion, questionsOf } from './questions-of.ts';

const describeOffer =
  (
    tourPackage: DescribedTourPackage,
    description: string,
    questions: readonly PackageQuestion[],
  ): DescribePage =>
  ({ baseUrl, agency }) => [
    ...describeQuestions(questions),
    {
      '@type': 'Product',
      name: tourPackage.name,
      description,
      ...(tourPackage.featuredImage && { image: URL.parse(tourPackage.featuredImage, baseUrl)?.href }),
      category: tourPackage.packageType || tourPackage.category,
      offers: {
        '@type': 'Offer',
        ...(tourPackage.country === 'Bhutan'
          ? { price: tourPackage.sellingPriceUsd, priceCurrency: 'USD' }
          : { price: tourPackage.sellingPricePaise / 100, priceCurrency: 'INR' }),
        availability: 'https://schema.org/InStock',
        url: baseUrl + packagePath(tourPackage),
        seller: agency,
      },
    },
  ];

export function PackageHead({ tourPackage }: { tourPackage: DescribedTourPackage }) {
  const { name, country, duration, activities } = tourPackage;
  const questions = questionsOf(tourPackage, useSiteSettings());
  const usd = formatUsd(tourPackage.sellingPriceUsd);
  const inr = formatPaise(tourPackage.sellingPricePaise);
  const price = country === 'Bhutan' ? `${usd} (${inr})` : inr;
  const description = cut(`${name}: ${duration} in ${country} from ${price} a person. ${activities}`, 160);
  return (
    <PageHead
      title={cut(`${name}, a ${country} tour`, 60)}
      description={description}
      path={packagePath(tourPackage)}
      cardOf={country === 'Bhutan' ? paths.bhutanPackages : paths.travelPackages}
      poster={packageLists[country].poster}
      trail={packageLists[country].trail}
      here={content.here}
      describe={describeOffer(tourPackage, description, questions)}
    />
  );
}
