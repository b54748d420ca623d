import { readSettings } from '#domain/settings/settings-service.ts';
import { describePublicPackageById } from '#domain/tour-packages/tour-package-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { EstimatedPrice, ItineraryPrint, PriceRequest } from './asked-price.ts';
import { noPriceFor, packagePriceOf } from './package-price.ts';
import { asksForPrice, monthNow, partyFields, partyOf } from './party-input.ts';

const maxQueryLength = 300;

async function readPriced(db: Queryable, packageId: string, fields: URLSearchParams) {
  const [settings, found] = await Promise.all([readSettings(db), describePublicPackageById(db, packageId)]);
  if (!found) return undefined;
  const party = partyOf(fields, monthNow(), found);
  return { found, settings, party, price: packagePriceOf(found, party, settings) ?? null };
}

/** The price of a published package for the party of the fields, worked out again; `undefined` for any other text. */
export async function askedPriceOf(
  db: Queryable,
  packageId: string,
  query: string,
): Promise<PriceRequest | undefined> {
  const fields = new URLSearchParams(query.slice(0, maxQueryLength));
  const priced = asksForPrice(fields) ? await readPriced(db, packageId, fields) : undefined;
  return priced && { country: priced.found.country, party: priced.party, price: priced.price };
}

/** By the fields of the page of the price; without a party, for the usual one. */
export async function estimatePackagePrice(
  db: Queryable,
  fields: URLSearchParams,
): Promise<EstimatedPrice | undefined> {
  const priced = await readPriced(db, fields.get(partyFields.packageId) ?? '', fields);
  if (!priced) return undefined;
  const { found, party, price } = priced;
  const { id, name, country } = found;
  return { id, name, country, party, price, reason: noPriceFor(found, party) ?? null };
}

/** What is printed for the party of the fields; `undefined` when the package has no price for it. */
export async function askedItinerary(
  db: Queryable,
  fields: URLSearchParams,
): Promise<ItineraryPrint | undefined> {
  const priced = await readPriced(db, fields.get(partyFields.packageId) ?? '', fields);
  if (!priced?.price) return undefined;
  const { found, settings, party } = priced;
  return { tourPackage: found, settings, madeAt: new Date(), party };
}
