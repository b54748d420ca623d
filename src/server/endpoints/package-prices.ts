import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { PrintItinerary } from '#domain/tour-packages/price/asked-price.ts';
import { askedItinerary, estimatePackagePrice } from '#domain/tour-packages/price/asked-price-service.ts';
import { paths } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { type FailureCode, failureOf, failureStatus } from '#platform/failure.ts';
import type { Log } from '#platform/log.ts';

type Parts = { db: Db; log: Log; printer: { printItinerary: PrintItinerary } };

type Bindings = { Bindings: Partial<HttpBindings> };

/** Prices change at once, and search engines have the pages of packages. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const fieldsOf = (c: Context) => new URL(c.req.url).searchParams;

const refuse = (c: Context, code: FailureCode) =>
  c.json({ code }, failureStatus[code] as 404, {
    ...headers,
    ...(code === 'too_many' && { 'retry-after': '5' }),
  });

/** The price of a package for a party: as JSON, and as the PDF of the itinerary. */
export function createPackagePriceEndpoints({ db, log, printer }: Parts): Hono<Bindings> {
  const endpoints = new Hono<Bindings>();

  endpoints.get(paths.packageEstimate, async (c) => {
    const found = await estimatePackagePrice(db, fieldsOf(c));
    return found ? c.json(found, 200, headers) : refuse(c, 'not_found');
  });

  endpoints.get(paths.packagePriceFile, async (c) => {
    const itinerary = await askedItinerary(db, fieldsOf(c));
    // The page of the price says why there is none.
    if (!itinerary) return c.redirect(`${paths.packagePrice}${new URL(c.req.url).search}`, 303);
    const pdf = await printer.printItinerary(itinerary, c.req.raw.signal);
    return c.body(Buffer.from(pdf), 200, { ...headers, 'content-type': 'application/pdf' });
  });

  endpoints.onError((error, c) => {
    const { code } = failureOf(error);
    if (code === 'unexpected' && !c.req.raw.signal.aborted)
      log.error({ err: error }, 'the price of a package could not be told');
    return refuse(c, code);
  });

  return endpoints;
}
