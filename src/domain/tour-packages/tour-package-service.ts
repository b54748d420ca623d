import type { PreviewClaim } from '#domain/previews/preview-token.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import { addSearchWords } from '#domain/search/search-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { usdFromPaise } from '#domain/shared/money.ts';
import { insertUnderFreeSlug } from '#domain/shared/slug.ts';
import { rowId, slugPattern } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { withShownPicture } from '#platform/html/picture-address.ts';
import { safeHtml } from '#platform/html/safe-html.ts';
import type { Theme } from './package-details.ts';
import {
  type Country,
  countries,
  type DescribedTourPackage,
  type ListedTourPackage,
  type NewTourPackage,
  type TourPackageContent,
  tourPackageSlug,
} from './tour-package.ts';
import { tourPackageRows } from './tour-package-staff-store.ts';
import {
  confirmSamples,
  countSamples,
  existsInCountry,
  insertTourPackage,
  type PackageKey,
  selectNames,
  selectNamesOf,
  selectNewestOfCountry,
  selectNewestOfTheme,
  selectNewestOthers,
  selectPublic,
  selectPublicAddresses,
} from './tour-package-store.ts';
import type { tourPackages } from './tour-package-table.ts';

/** The public list is one page, so it is limited for phones; older packages keep their own pages. */
const publicListLimit = 60;
/** The page of a theme is more than its list. */
const themeListLimit = 6;

type ListedRow = Awaited<ReturnType<typeof selectNewestOfCountry>>[number];

type ExchangeRate = Pick<SiteSettings, 'inrPerUsd'>;

async function present(
  selected: ListedRow[] | PromiseLike<ListedRow[]>,
  rate: Promise<ExchangeRate>,
): Promise<ListedTourPackage[]> {
  const [{ inrPerUsd }, rows] = await Promise.all([rate, selected]);
  return rows.map((row) => ({
    ...withShownPicture(row),
    id: String(row.id),
    sellingPriceUsd: usdFromPaise(row.sellingPricePaise, inrPerUsd),
  }));
}

/** `rate` is given by a page that has read the settings already. */
export const listPublicPackages = (
  db: Queryable,
  country: Country,
  rate: Promise<ExchangeRate> = readSettings(db),
): Promise<ListedTourPackage[]> => present(selectNewestOfCountry(db, country, publicListLimit), rate);

/** The newest of the packages in India that staff have put on the page of this theme. */
export const listThemePackages = (db: Queryable, theme: Theme): Promise<ListedTourPackage[]> =>
  present(selectNewestOfTheme(db, 'India', theme, themeListLimit), readSettings(db));

const maxRelated = 3;

/** Other packages of the same country, for the page of this one: those of its theme first. */
export async function listRelatedPackages(
  db: Queryable,
  { id, country, details }: Pick<DescribedTourPackage, 'id' | 'country' | 'details'>,
): Promise<ListedTourPackage[]> {
  const { theme } = details;
  const [ofTheme, others] = await Promise.all([
    theme ? selectNewestOfTheme(db, country, theme, maxRelated + 1) : [],
    selectNewestOthers(db, country, BigInt(id), maxRelated * 2),
  ]);
  const rows = new Map([...ofTheme, ...others].map((row) => [String(row.id), row]));
  rows.delete(id);
  return present([...rows.values()].slice(0, maxRelated), readSettings(db));
}

/** By contract, packages of Bhutan are addressed by id and those of India by slug. */
function keyOf(country: Country, name: string): PackageKey | undefined {
  if (country === 'India') return slugPattern.test(name) ? { slug: name } : undefined;
  return rowId.test(name) ? { id: BigInt(name) } : undefined;
}

/** Whether there is such a package, without reading it. */
export async function hasPublicPackage(db: Queryable, country: Country, name: string): Promise<boolean> {
  const key = keyOf(country, name);
  return key !== undefined && existsInCountry(db, country, key);
}

/** By what its address names it. */
export async function describePublicPackage(
  db: Queryable,
  country: Country,
  name: string,
): Promise<DescribedTourPackage | undefined> {
  const key = keyOf(country, name);
  return key && describe(db, country, key);
}

/** By its id, of either country. */
export const describePublicPackageById = async (
  db: Queryable,
  id: string,
): Promise<DescribedTourPackage | undefined> =>
  rowId.test(id) ? describe(db, undefined, { id: BigInt(id) }) : undefined;

async function describe(
  db: Queryable,
  country: Country | undefined,
  key: PackageKey,
): Promise<DescribedTourPackage | undefined> {
  const [settings, row] = await Promise.all([readSettings(db), selectPublic(db, country, key)]);
  return (
    row && {
      ...withShownPicture(row),
      id: String(row.id),
      descriptionHtml: safeHtml(row.descriptionHtml),
      sellingPriceUsd: usdFromPaise(row.sellingPricePaise, settings.inrPerUsd),
    }
  );
}

/** For a signed preview link: the saved package, published or not. */
export async function describePackageDraft(
  db: Queryable,
  claim: PreviewClaim,
): Promise<(DescribedTourPackage & Publishing) | undefined> {
  const [settings, row] = await Promise.all([readSettings(db), tourPackageRows.find(db, claim.id)]);
  return (
    row && {
      ...withShownPicture(row),
      descriptionHtml: safeHtml(row.descriptionHtml),
      bestMonths: row.details.bestMonths,
      nights: row.details.nights,
      sellingPriceUsd: usdFromPaise(row.sellingPricePaise, settings.inrPerUsd),
      pdfKey: '',
    }
  );
}

/** Packages per country in the sitemap, beside the articles. */
const sitemapLimit = 4_500;

/** The ids and slugs of the newest packages. */
export const listPublicPackageAddresses = (db: Queryable) => selectPublicAddresses(db, sitemapLimit);

/** Adds the package's words to the search's spelling correction. */
export const addTourPackageWords = (tx: Queryable, content: TourPackageContent) => {
  const { name, activities, packageType, descriptionHtml, itinerary } = content;
  const days = itinerary.flatMap(({ title, text }) => [title, text]);
  return addSearchWords(tx, [name, activities, packageType, descriptionHtml, ...days].join(' '));
};

type Row = Omit<typeof tourPackages.$inferInsert, 'slug'>;

export const insertWithSlug = (db: Queryable, row: Row): Promise<{ id: string; slug: string }> =>
  insertUnderFreeSlug(tourPackageSlug(row.name), (slug) => insertTourPackage(db, { ...row, slug }));

/** Inserts a published sample without an author account. */
export async function addTourPackage(db: Db, tourPackage: NewTourPackage): Promise<string> {
  return db.transaction(async (tx) => {
    const descriptionHtml = safeHtml(tourPackage.descriptionHtml);
    const { id } = await insertWithSlug(tx, {
      ...tourPackage,
      descriptionHtml,
      isPriceConfirmed: !tourPackage.isSample,
    });
    await addTourPackageWords(tx, tourPackage);
    await announceChange(tx, 'tour-packages');
    return id;
  });
}

/** Adds the sample packages of a country that has none; a second run changes nothing. */
export async function seedTourPackages(db: Db, samples: NewTourPackage[]): Promise<number> {
  const counts = await Promise.all(countries.map((country) => countSamples(db, country)));
  const missing = samples.filter(({ country }) => counts[countries.indexOf(country)] === 0);
  for (const sample of missing) await addTourPackage(db, sample);
  return missing.length;
}

/** Confirms the prices of the samples, for development and tests: a production site waits for staff. */
export const confirmSamplePrices = (db: Db): Promise<void> => confirmSamples(db);

/** The names of these packages, also of deleted ones, by id. */
export async function namePackages(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await selectNamesOf(db, [...new Set(ids)].map(BigInt));
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/** Published packages by name, for lists that staff choose from. */
export const listPackageNames = (db: Queryable) => selectNames(db, publicListLimit);

/** The name of a package, also of a draft; `undefined` when it does not exist. */
export const findPackageName = (db: Queryable, id: string): Promise<string | undefined> =>
  namePackages(db, [id]).then((names) => names.get(id));
