import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db.ts';
import type { Country } from './tour-package.ts';
import { tourPackages } from './tour-package-table.ts';

const listed = {
  id: tourPackages.id,
  country: tourPackages.country,
  name: tourPackages.name,
  duration: tourPackages.duration,
  activities: tourPackages.activities,
  packageType: tourPackages.packageType,
  featuredImage: tourPackages.featuredImage,
  sellingPricePaise: tourPackages.sellingPricePaise,
};

const publicIn = (country: Country) =>
  and(eq(tourPackages.country, country), eq(tourPackages.state, 'published'), isNull(tourPackages.deletedAt));

export const selectNewestOfCountry = (db: Queryable, country: Country, limit: number) =>
  db.select(listed).from(tourPackages).where(publicIn(country)).orderBy(desc(tourPackages.id)).limit(limit);

export async function selectIdsOfCountry(db: Queryable, country: Country, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: tourPackages.id })
    .from(tourPackages)
    .where(publicIn(country))
    .orderBy(desc(tourPackages.id))
    .limit(limit);
  return rows.map(({ id }) => String(id));
}

export async function existsInCountry(db: Queryable, country: Country, id: bigint): Promise<boolean> {
  const rows = await db
    .select({ id: tourPackages.id })
    .from(tourPackages)
    .where(and(eq(tourPackages.id, id), publicIn(country)));
  return rows.length > 0;
}

export async function selectOfCountry(db: Queryable, country: Country, id: bigint) {
  const { category, inclusions, descriptionHtml, itinerary, pdfKey, pdfVersion, version } = tourPackages;
  const [row] = await db
    .select({
      ...listed,
      category,
      inclusions,
      descriptionHtml,
      itinerary,
      pdfKey: sql<string>`case when ${pdfVersion} = ${version} then ${pdfKey} else '' end`,
    })
    .from(tourPackages)
    .where(and(eq(tourPackages.id, id), publicIn(country)));
  return row;
}

export async function insertTourPackage(
  db: Queryable,
  tourPackage: typeof tourPackages.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(tourPackages).values(tourPackage).returning({ id: tourPackages.id });
  if (!row) throw new Error('the insert returned no row');
  return String(row.id);
}

export async function countSamples(db: Queryable): Promise<number> {
  return db.$count(tourPackages, eq(tourPackages.isSample, true));
}
