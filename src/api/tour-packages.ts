import type {
  DescribedTourPackage,
  ListedTourPackage,
  StaffTourPackage,
} from '#domain/tour-packages/tour-package.ts';
import { newTourPackageInput, updateTourPackageInput } from '#domain/tour-packages/tour-package-input.ts';
import { describePublicPackage, listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import * as staffPackages from '#domain/tour-packages/tour-package-staff-service.ts';
import { failureOf } from '#platform/failure.ts';
import { parseInput } from '#platform/http/input.ts';
import type { Handler, StaffHandler } from './handler.ts';
import { listQueryOf } from './input.ts';
import { reply } from './reply.ts';

function toListedView(tourPackage: ListedTourPackage) {
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

/** By contract the filter must be Bhutan, in upper or lower case; anything else finds nothing. */
export const listBhutanPackages: Handler = async ({ db, cacheReply }, { query, request }) => {
  const filter = query.get('filter') ?? 'Bhutan';
  if (filter.trim().toLowerCase() !== 'bhutan') return reply.publicPackages([]);
  const list = async () => reply.publicPackages((await listPublicPackages(db, 'Bhutan')).map(toListedView));
  // Visitors' browsers call it, and it changes when staff publish a package or set the exchange rate.
  return cacheReply ? cacheReply(request, 'bhutanTourPackages', ['tour-packages', 'settings'], list) : list();
};

function toDescribedView(tourPackage: DescribedTourPackage) {
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
  return reply.publicPackage(found && toDescribedView(found));
};

const rupees = (paise: number | null) => (paise === null ? '' : paise / 100);

/** For staff: prices in rupees, and our own fields after those of the contract. */
function toForStaffView(tourPackage: StaffTourPackage) {
  return {
    _id: tourPackage.id,
    tourPackageCategory: tourPackage.category,
    tourPackageCountry: tourPackage.country,
    tourPackageName: tourPackage.name,
    tourPackageDuration: tourPackage.duration,
    tourPackageInclusions: tourPackage.inclusions,
    tourPackageActivities: tourPackage.activities,
    tourPackageType: tourPackage.packageType,
    tourPackagePriceBeforeDiscount: rupees(tourPackage.priceBeforeDiscountPaise),
    tourPackageSellingPrice: rupees(tourPackage.sellingPricePaise),
    tourPackageFeaturedImage: tourPackage.featuredImage,
    tourPackageDescription: tourPackage.descriptionHtml,
    tourPackageSeller: tourPackage.seller,
    tourPackageSellerDetails: tourPackage.sellerDetails,
    tourPackageItinerary: tourPackage.itinerary,
    tourPackageState: tourPackage.state,
    tourPackagePublishAt: tourPackage.publishAt?.toISOString() ?? '',
    version: tourPackage.version,
    printFailed: tourPackage.isPrintFailed,
  };
}

/** A missing package is a flag with status 200 by contract. Other failures are thrown. */
async function unlessGone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (failureOf(error).code !== 'not_found') throw error;
    return undefined;
  }
}

export const readTourPackages: StaffHandler = async ({ db }, { query }, actor) => {
  const { rows, total, totalPages } = await staffPackages.listTourPackages(db, actor, listQueryOf(query));
  return reply.tourPackages(rows.map(toForStaffView), total, totalPages);
};

export const createTourPackage: StaffHandler = async ({ db }, { fields }, actor) => {
  const { content, asked } = parseInput(newTourPackageInput, fields);
  return reply.tourPackageCreated(await staffPackages.createTourPackage(db, actor, content, asked));
};

export const getTourPackageEditData: StaffHandler = async ({ db }, { query }, actor) => {
  const found = await staffPackages.findTourPackage(db, actor, query.get('eid') ?? '');
  return reply.tourPackageEditData(
    found ? { ...toForStaffView(found), tourPackageDetails: found.details } : null,
  );
};

export const updateTourPackage: StaffHandler = async ({ db }, { fields }, actor) => {
  const { id, ...update } = parseInput(updateTourPackageInput, fields);
  const saved = await unlessGone(() => staffPackages.updateTourPackage(db, actor, id, update));
  return saved ? reply.tourPackageUpdated(saved.removed) : reply.tourPackageNotUpdated();
};

export const getTourPackageDeleteData: StaffHandler = async ({ db }, { query }, actor) => {
  const found = await staffPackages.findTourPackage(db, actor, query.get('did') ?? '');
  return reply.tourPackageDeleteData(found?.name);
};

export const deleteTourPackage: StaffHandler = async ({ db }, { query }, actor) => {
  const deleted = await unlessGone(() =>
    staffPackages.deleteTourPackage(db, actor, query.get('n_did') ?? ''),
  );
  return reply.tourPackageDeleted(deleted !== undefined);
};
