import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/db.ts';
import type { Country, NewTourPackage } from './tour-package.ts';
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

export async function selectNewestOfCountry(db: Queryable, country: Country, limit: number) {
  return db
    .select(listed)
    .from(tourPackages)
    .where(eq(tourPackages.country, country))
    .orderBy(desc(tourPackages.id))
    .limit(limit);
}

export async function selectIdsOfCountry(db: Queryable, country: Country, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: tourPackages.id })
    .from(tourPackages)
    .where(eq(tourPackages.country, country))
    .orderBy(desc(tourPackages.id))
    .limit(limit);
  return rows.map(({ id }) => String(id));
}

export async function selectOfCountry(db: Queryable, country: Country, id: bigint) {
  const { category, inclusions, descriptionHtml } = tourPackages;
  const [row] = await db
    .select({ ...listed, category, inclusions, descriptionHtml })
    .from(tourPackages)
    .where(and(eq(tourPackages.id, id), eq(tourPackages.country, country)));
  return row;
}

export async function insertTourPackage(db: Queryable, tourPackage: NewTourPackage): Promise<string> {
  const [row] = await db.insert(tourPackages).values(tourPackage).returning({ id: tourPackages.id });
  if (!row) throw new Error('the insert returned no row');
  return String(row.id);
}

export async function countSamples(db: Queryable): Promise<number> {
  return db.$count(tourPackages, eq(tourPackages.isSample, true));
}
