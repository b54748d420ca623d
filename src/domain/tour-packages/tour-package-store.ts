import { and, desc, eq, inArray, isNull, ne, type Placeholder, sql } from 'drizzle-orm';
import { builtOnce } from '#platform/database/built-once.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Theme } from './package-details.ts';
import { type Country, countries } from './tour-package.ts';
import { tourPackages } from './tour-package-table.ts';

const listed = {
  id: tourPackages.id,
  slug: tourPackages.slug,
  country: tourPackages.country,
  name: tourPackages.name,
  duration: tourPackages.duration,
  activities: tourPackages.activities,
  packageType: tourPackages.packageType,
  featuredImage: tourPackages.featuredImage,
  sellingPricePaise: tourPackages.sellingPricePaise,
  isPriceConfirmed: tourPackages.isPriceConfirmed,
  nights: sql<number | null>`(${tourPackages.details} ->> 'nights')::int`,
  bestMonths: sql<string>`coalesce(${tourPackages.details} ->> 'bestMonths', '')`,
};

const publicIn = (country: Country | Placeholder | undefined) =>
  and(
    country && eq(tourPackages.country, country),
    // As the partial index has it; the plan of a prepared statement knows no parameters.
    sql`${tourPackages.state} = 'published'`,
    isNull(tourPackages.deletedAt),
  );

export const newestOfCountry = (db: Queryable, country: Country | Placeholder, limit: number | Placeholder) =>
  db.select(listed).from(tourPackages).where(publicIn(country)).orderBy(desc(tourPackages.id)).limit(limit);

const packagesOfCountry = /* @__PURE__ */ builtOnce((db: Queryable) =>
  newestOfCountry(db, sql.placeholder('country'), sql.placeholder('limit')).prepare('packages_of_country'),
);

export const selectNewestOfCountry = (db: Queryable, country: Country, limit: number) =>
  packagesOfCountry(db).execute({ country, limit });

export const selectNewestOfTheme = (db: Queryable, country: Country, theme: Theme, limit: number) =>
  db
    .select(listed)
    .from(tourPackages)
    .where(and(sql`${tourPackages.details} ->> 'theme' = ${theme}`, publicIn(country)))
    .orderBy(desc(tourPackages.id))
    .limit(limit);

/** The newest packages of the country besides this one. */
export const selectNewestOthers = (db: Queryable, country: Country, id: bigint, limit: number) =>
  db
    .select(listed)
    .from(tourPackages)
    .where(and(publicIn(country), ne(tourPackages.id, id)))
    .orderBy(desc(tourPackages.id))
    .limit(limit);

/** Identifies a package in a URL. */
export type PackageKey = { id: bigint } | { slug: string };

const isNamed = (key: PackageKey) =>
  'id' in key ? eq(tourPackages.id, key.id) : eq(tourPackages.slug, key.slug);

/** The newest packages, up to the limit per country. */
export async function selectPublicAddresses(db: Queryable, limit: number) {
  const { id, slug, country } = tourPackages;
  const perCountry = await Promise.all(
    countries.map((name) =>
      db
        .select({ id, slug, country })
        .from(tourPackages)
        .where(publicIn(name))
        .orderBy(desc(id))
        .limit(limit),
    ),
  );
  return perCountry.flat().map((row) => ({ ...row, id: String(row.id) }));
}

/** Published packages of each country, the newest first. */
export async function selectNames(db: Queryable, limit: number): Promise<{ id: string; name: string }[]> {
  const { id, name } = tourPackages;
  const perCountry = await Promise.all(
    countries.map((country) =>
      db.select({ id, name }).from(tourPackages).where(publicIn(country)).orderBy(desc(id)).limit(limit),
    ),
  );
  return perCountry.flat().map((row) => ({ ...row, id: String(row.id) }));
}

export async function existsInCountry(db: Queryable, country: Country, key: PackageKey): Promise<boolean> {
  const rows = await db
    .select({ id: tourPackages.id })
    .from(tourPackages)
    .where(and(isNamed(key), publicIn(country)));
  return rows.length > 0;
}

/** Of any country when none is given. */
export async function selectPublic(db: Queryable, country: Country | undefined, key: PackageKey) {
  const { category, inclusions, descriptionHtml, itinerary, details, priceBeforeDiscountPaise } =
    tourPackages;
  const { pdfKey, pdfVersion, version } = tourPackages;
  const [row] = await db
    .select({
      ...listed,
      category,
      inclusions,
      descriptionHtml,
      itinerary,
      details,
      priceBeforeDiscountPaise,
      pdfKey: sql<string>`case when ${pdfVersion} = ${version} then ${pdfKey} else '' end`,
    })
    .from(tourPackages)
    .where(and(isNamed(key), publicIn(country)));
  return row;
}

/** No id when another package has that slug. */
export async function insertTourPackage(
  db: Queryable,
  tourPackage: typeof tourPackages.$inferInsert,
): Promise<string | undefined> {
  const [row] = await db
    .insert(tourPackages)
    .values(tourPackage)
    .onConflictDoNothing({ target: tourPackages.slug })
    .returning({ id: tourPackages.id });
  return row && String(row.id);
}

export async function countSamples(db: Queryable, country: Country): Promise<number> {
  return db.$count(tourPackages, and(eq(tourPackages.isSample, true), eq(tourPackages.country, country)));
}

export async function confirmSamples(db: Queryable): Promise<void> {
  await db.update(tourPackages).set({ isPriceConfirmed: true }).where(eq(tourPackages.isSample, true));
}

/** Also of drafts and deleted packages. */
export const selectNamesOf = (db: Queryable, ids: readonly bigint[]) =>
  db
    .select({ id: tourPackages.id, name: tourPackages.name })
    .from(tourPackages)
    .where(inArray(tourPackages.id, [...ids]));
