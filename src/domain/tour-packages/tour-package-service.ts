import type { PreviewClaim } from '#domain/previews/preview.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import { addSearchWords } from '#domain/search/search-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { usdFromPaise } from '#domain/shared/money.ts';
import { insertUnderFreeSlug } from '#domain/shared/slug.ts';
import { rowId, slugPattern } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { withShownPicture } from '#platform/html/picture-address.ts';
import { safeHtml } from '#platform/html/safe-html.ts';
import {
  type Country,
  type DescribedTourPackage,
  type ListedTourPackage,
  type NewTourPackage,
  type TourPackageContent,
  tourPackageSlug,
} from './tour-package.ts';
import { find as selectTourPackage } from './tour-package-staff-store.ts';
import {
  countSamples,
  existsInCountry,
  insertTourPackage,
  type PackageKey,
  selectNewestOfCountry,
  selectOfCountry,
  selectPublicAddresses,
} from './tour-package-store.ts';
import type { tourPackages } from './tour-package-table.ts';

/** The public list is one page that a phone has to load; older packages are found by their own addresses. */
const publicListLimit = 60;

export async function listPublicPackages(db: Queryable, country: Country): Promise<ListedTourPackage[]> {
  const [settings, rows] = await Promise.all([
    readSettings(db),
    selectNewestOfCountry(db, country, publicListLimit),
  ]);
  return rows.map((row) => ({
    ...withShownPicture(row),
    id: String(row.id),
    sellingPriceUsd: usdFromPaise(row.sellingPricePaise, settings.inrPerUsd),
  }));
}

/** A package of Bhutan is named by its id, as the contract has it, one of India by its slug. */
function keyOf(country: Country, name: string): PackageKey | undefined {
  if (country === 'India') return slugPattern.test(name) ? { slug: name } : undefined;
  return rowId.test(name) ? { id: BigInt(name) } : undefined;
}

/** Whether there is such a package, without reading it. */
export async function hasPublicPackage(db: Queryable, country: Country, name: string): Promise<boolean> {
  const key = keyOf(country, name);
  return key !== undefined && existsInCountry(db, country, key);
}

export async function describePublicPackage(
  db: Queryable,
  country: Country,
  name: string,
): Promise<DescribedTourPackage | undefined> {
  const key = keyOf(country, name);
  if (!key) return undefined;
  const [settings, row] = await Promise.all([readSettings(db), selectOfCountry(db, country, key)]);
  return (
    row && {
      ...withShownPicture(row),
      id: String(row.id),
      descriptionHtml: safeHtml(row.descriptionHtml),
      sellingPriceUsd: usdFromPaise(row.sellingPricePaise, settings.inrPerUsd),
    }
  );
}

/** For whoever has a signed link: the package as it is saved, published or not. */
export async function describePackageDraft(
  db: Queryable,
  claim: PreviewClaim,
): Promise<(DescribedTourPackage & Publishing) | undefined> {
  const [settings, row] = await Promise.all([readSettings(db), selectTourPackage(db, claim.id)]);
  return (
    row && {
      ...withShownPicture(row),
      descriptionHtml: safeHtml(row.descriptionHtml),
      sellingPriceUsd: usdFromPaise(row.sellingPricePaise, settings.inrPerUsd),
      pdfKey: '',
    }
  );
}

/** As many of each country as a sitemap can take beside the articles. */
const sitemapLimit = 4_500;

/** What the addresses of the newest packages are made of. */
export const listPublicPackageAddresses = (db: Queryable) => selectPublicAddresses(db, sitemapLimit);

/** The words that a package can be found by. */
export const addTourPackageWords = (tx: Queryable, content: TourPackageContent) => {
  const { name, activities, packageType, descriptionHtml, itinerary } = content;
  const days = itinerary.flatMap(({ title, text }) => [title, text]);
  return addSearchWords(tx, [name, activities, packageType, descriptionHtml, ...days].join(' '));
};

type Row = Omit<typeof tourPackages.$inferInsert, 'slug'>;

export const insertWithSlug = (db: Queryable, row: Row): Promise<{ id: string; slug: string }> =>
  insertUnderFreeSlug(tourPackageSlug(row.name), (slug) => insertTourPackage(db, { ...row, slug }));

/** Published at once, by nobody in particular: what a fresh site starts with. */
export async function addTourPackage(db: Db, tourPackage: NewTourPackage): Promise<string> {
  return db.transaction(async (tx) => {
    const descriptionHtml = safeHtml(tourPackage.descriptionHtml);
    const { id } = await insertWithSlug(tx, { ...tourPackage, descriptionHtml });
    await addTourPackageWords(tx, tourPackage);
    await announceChange(tx, 'tour-packages');
    return id;
  });
}

/** Adds the sample packages once; a second run finds them and changes nothing. */
export async function seedTourPackages(db: Db, samples: NewTourPackage[]): Promise<number> {
  if ((await countSamples(db)) > 0) return 0;
  for (const sample of samples) await addTourPackage(db, sample);
  return samples.length;
}
