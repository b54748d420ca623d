import { readSettings } from '#domain/settings/settings-service.ts';
import { describePublicPackageById } from '#domain/tour-packages/tour-package-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { AskedPrice } from './asked-price.ts';
import { packagePriceOf } from './package-price.ts';
import { asksForPrice, monthNow, partyOf } from './party-input.ts';

const maxQueryLength = 300;

/** The price of a published package for the party of the fields, worked out again; `undefined` for any other text. */
export async function askedPriceOf(
  db: Queryable,
  packageId: string,
  query: string,
): Promise<AskedPrice | undefined> {
  const fields = new URLSearchParams(query.slice(0, maxQueryLength));
  if (!asksForPrice(fields)) return undefined;
  const [settings, found] = await Promise.all([readSettings(db), describePublicPackageById(db, packageId)]);
  if (!found) return undefined;
  const party = partyOf(fields, monthNow());
  return { country: found.country, party, price: packagePriceOf(found, party, settings) ?? null };
}
