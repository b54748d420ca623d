import { packagePageContent as content, packageLists } from '#app/content/site/package-page.ts';
import { PageHead } from '#app/site/page-head.tsx';
import { type DescribePage, describeQuestions } from '#app/site/structured-data.ts';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { cut } from '#app/ui/cut.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { packagePath, paths } from '#paths.ts';
import { pricesOf } from './package-list.tsx';
import { type PackageQuestion, questionsOf } from './questions-of.ts';

const describeOffer =
  (
    tourPackage: DescribedTourPackage,
    description: string,
    questions: readonly PackageQuestion[],
  ): DescribePage =>
  ({ baseUrl, agency }) => {
    const asked = describeQuestions(questions);
    const facts = {
      name: tourPackage.name,
      description,
      ...(tourPackage.featuredImage && { image: URL.parse(tourPackage.featuredImage, baseUrl)?.href }),
    };
    // A product needs an offer with a price.
    if (!tourPackage.isPriceConfirmed) return [...asked, { '@type': 'TouristTrip', ...facts }];
    return [
      ...asked,
      {
        '@type': 'Product',
        ...facts,
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
  };

export function PackageHead({ tourPackage }: { tourPackage: DescribedTourPackage }) {
  const { name, country, duration, activities } = tourPackage;
  const questions = questionsOf(tourPackage, useSiteSettings());
  const prices = pricesOf(tourPackage);
  const price = country === 'Bhutan' ? `${prices?.first} (${prices?.second})` : prices?.first;
  const from = prices ? ` from ${price} a person` : '';
  const description = cut(`${name}: ${duration} in ${country}${from}. ${activities}`, 160);
  return (
    <PageHead
      title={cut(packageLists[country].title(name), 60)}
      description={description}
      path={packagePath(tourPackage)}
      cardOf={country === 'Bhutan' ? paths.bhutanPackages : paths.travelPackages}
      poster={packageLists[country].poster}
      picture={tourPackage.featuredImage}
      trail={packageLists[country].trail}
      here={content.here}
      describe={describeOffer(tourPackage, description, questions)}
    />
  );
}
