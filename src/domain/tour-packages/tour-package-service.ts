import { usdFromPaise } from '#domain/settings/money.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/db.ts';
import { announceChange } from '#platform/page-tags.ts';
import { safeHtml } from '#platform/safe-html.ts';
import type { Country, DescribedTourPackage, ListedTourPackage, NewTourPackage } from './tour-package.ts';
import {
  countSamples,
  insertTourPackage,
  selectIdsOfCountry,
  selectNewestOfCountry,
  selectOfCountry,
} from './tour-package-store.ts';

/** The public list is one page that a phone has to load; older packages are found by their own addresses. */
const publicListLimit = 60;

export async function listPublicPackages(db: Queryable, country: Country): Promise<ListedTourPackage[]> {
  const [settings, rows] = await Promise.all([
    readSettings(db),
    selectNewestOfCountry(db, country, publicListLimit),
  ]);
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    sellingPriceUsd: usdFromPaise(row.sellingPricePaise, settings.inrPerUsd),
  }));
}

export async function describePublicPackage(
  db: Queryable,
  country: Country,
  id: string,
): Promise<DescribedTourPackage | undefined> {
  if (!rowId.test(id)) return undefined;
  const [settings, row] = await Promise.all([readSettings(db), selectOfCountry(db, country, BigInt(id))]);
  return (
    row && {
      ...row,
      id,
      descriptionHtml: safeHtml(row.descriptionHtml),
      sellingPriceUsd: usdFromPaise(row.sellingPricePaise, settings.inrPerUsd),
    }
  );
}

/** As many as a sitemap can take beside the articles. */
const sitemapLimit = 9_000;

/** The newest packages' ids, each of which has a page. */
export const listPublicPackageIds = (db: Queryable, country: Country): Promise<string[]> =>
  selectIdsOfCountry(db, country, sitemapLimit);

export async function addTourPackage(db: Db, tourPackage: NewTourPackage): Promise<string> {
  return db.transaction(async (tx) => {
    const descriptionHtml = safeHtml(tourPackage.descriptionHtml);
    const id = await insertTourPackage(tx, { ...tourPackage, descriptionHtml });
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
