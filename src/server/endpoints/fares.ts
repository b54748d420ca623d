import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { estimateOn } from '#domain/fares/estimator.ts';
import type { FareBooks } from '#domain/fares/fare-book-service.ts';
import type { EstimateCounter } from '#domain/fares/report/estimate-counter-service.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { tripTypes } from '#domain/fares/trip.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { paths, slugPattern } from '#paths.ts';
import type { Env } from '#platform/env.ts';
import { type FailureCode, failureOf, failureStatus } from '#platform/failure.ts';
import { readFields } from '#platform/http/body.ts';
import { slash64Of, visitorOf } from '#platform/http/client-address.ts';
import type { Log } from '#platform/log.ts';
import { createCounter } from './clicks.ts';

type Parts = {
  log: Log;
  env: Pick<Env, 'TRUSTED_PROXIES'>;
  fareBooks: FareBooks;
  estimates: EstimateCounter;
};

type Bindings = { Bindings: Partial<HttpBindings> };

/** A browser may keep suggestions for a minute; rates and fares change at once. */
const caching = { stops: 'public, max-age=60', rates: 'public, max-age=1', never: 'no-store' };

const bodyKiB = 1;
const maxTyped = 100;
const maxSuggestions = 8;

const slug = z.union([z.literal(''), z.string().regex(slugPattern)]);
const stopsQuery = z.object({ q: z.string().max(maxTyped).default(''), from: slug.default('') });
const countInput = z.object({ trip: z.enum(tripTypes), from: slug, to: slug });

const refuse = (c: Context, code: FailureCode) =>
  c.json({ code }, failureStatus[code] as 422, { 'cache-control': caching.never });

/** Fares as JSON, for the estimator and for partners. */
export function createFareEndpoints({ log, env, fareBooks, estimates }: Parts): Hono<Bindings> {
  const mayCount = createCounter();
  const endpoints = new Hono<Bindings>();

  endpoints.get(paths.fareStops, async (c) => {
    const query = stopsQuery.safeParse(c.req.query());
    if (!query.success) return refuse(c, 'invalid');
    const { q, from } = query.data;
    const book = await fareBooks.read();
    return c.json({ stops: book.suggest(q, from, maxSuggestions) }, 200, {
      'cache-control': caching.stops,
    });
  });

  endpoints.get(paths.fareRates, async (c) => {
    const { versions, cars } = await fareBooks.read();
    return c.json({ versions, cars }, 200, { 'cache-control': caching.rates });
  });

  endpoints.get(paths.fareEstimate, async (c) => {
    const now = new Date();
    const estimate = estimateOn(await fareBooks.read(), tripRequestOf(c.req.query(), dayInIndia(now)), now);
    estimates.noteEstimate(estimate);
    return c.json(estimate, 200, { 'cache-control': caching.never });
  });

  endpoints.post(paths.fareCount, async (c) => {
    const fields = countInput.safeParse(await readFields(c.req.raw, bodyKiB));
    if (!fields.success) return refuse(c, 'invalid');
    const { fromAddress } = visitorOf(c.req.raw, c.env?.incoming?.socket.remoteAddress, env.TRUSTED_PROXIES);
    if (mayCount(slash64Of(fromAddress))) estimates.note(fields.data);
    return c.body(null, 204, { 'cache-control': caching.never });
  });

  endpoints.onError((error, c) => {
    const { code } = failureOf(error);
    if (code === 'unexpected' && !c.req.raw.signal.aborted)
      log.error({ err: error }, 'a fare could not be told');
    return refuse(c, code);
  });

  return endpoints;
}
