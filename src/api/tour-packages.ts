import type { DescribedTourPackage, ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { describePublicPackage, listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import type { Handler } from './handler.ts';
import { reply } from './reply.ts';

function presentListed(tourPackage: ListedTourPackage) {
  return {
    _id: tourPackage.id,
    tourPackageFeaturedImage: tourPackage.featuredImage,
    tourPackageCountry: tourPackage.country,
    tourPackageName: tourPackage.name,
    tourPackageDuration: tourPackage.duration,
    tourPackageActivities: tourPackage.activities,
    tourPackageType: tourPackage.packageType,
    tourPackageSellingPrice: tourPackage.sellingPriceUsd,
  };
}

/** The filter is fixed to Bhutan: anything else finds nothing. */
export const listBhutanPackages: Handler = async ({ db }, { query }) => {
  const filter = query.get('filter') ?? 'Bhutan';
  if (filter !== 'Bhutan') return reply.publicPackages([]);
  const packages = await listPublicPackages(db, 'Bhutan');
  return reply.publicPackages(packages.map(presentListed));
};

function presentDescribed(tourPackage: DescribedTourPackage) {
  return {
    tourPackageCategory: tourPackage.category,
    tourPackageCountry: tourPackage.country,
    tourPackageName: tourPackage.name,
    tourPackageDuration: tourPackage.duration,
    tourPackageInclusions: tourPackage.inclusions,
    tourPackageActivities: tourPackage.activities,
    tourPackageType: tourPackage.packageType,
    tourPackageSellingPrice: tourPackage.sellingPriceUsd,
    tourPackageDescription: tourPackage.descriptionHtml,
  };
}

export const describeBhutanPackage: Handler = async ({ db }, { query }) => {
  const found = await describePublicPackage(db, 'Bhutan', query.get('id') ?? '');
  return reply.publicPackage(found && presentDescribed(found));
};
