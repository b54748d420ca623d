import { usdFromPaise } from '#domain/settings/money.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Db, Queryable } from '#platform/db.ts';
import { announceChange } from '#platform/page-tags.ts';
import type { Country, ListedTourPackage, NewTourPackage } from './tour-package.ts';
import { countSamples, insertTourPackage, selectNewestOfCountry } from './tour-package-store.ts';

/** The public list is one page that a phone has to load; older packages wait for their own pages. */
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

export async function addTourPackage(db: Db, tourPackage: NewTourPackage): Promise<string> {
  return db.transaction(async (tx) => {
    const id = await insertTourPackage(tx, tourPackage);
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
