import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { contactClickInput, noteContactClick } from '#domain/enquiries/clicks/click-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { readFields } from '#platform/http/body.ts';
import { slash64Of, visitorOf } from '#platform/http/client-address.ts';
import type { Log } from '#platform/log.ts';

type Parts = { db: Db; log: Log; env: Pick<Env, 'TRUSTED_PROXIES'> };

const bodyKiB = 1;
const minuteMs = 60_000;
/** High, because many phones share one address (carrier-grade NAT). */
const maxOfOne = 120;
const maxOfAll = 3000;

/**
 * Whether one more click from this address is allowed in this minute. Refused clicks are not counted, so that one
 * address cannot use up the limit of all others.
 */
export function createCounter(now: () => number = Date.now) {
  let minute = 0;
  let all = 0;
  let each = new Map<string, number>();
  return (address: string): boolean => {
    const present = Math.floor(now() / minuteMs);
    if (present !== minute) {
      minute = present;
      all = 0;
      each = new Map();
    }
    const count = each.get(address) ?? 0;
    if (count >= maxOfOne || all >= maxOfAll) return false;
    each.set(address, count + 1);
    all++;
    return true;
  };
}

/** Replies at once and without errors, because the browser is leaving for the phone or chat app. */
export function noteClicks({ db, log, env }: Parts) {
  const mayCount = createCounter();
  return async (c: Context<{ Bindings: Partial<HttpBindings> }>): Promise<Response> => {
    const headers = { 'cache-control': 'no-store' };
    const { fromAddress } = visitorOf(c.req.raw, c.env?.incoming?.socket.remoteAddress, env.TRUSTED_PROXIES);
    try {
      const parsed = contactClickInput.safeParse(await readFields(c.req.raw, bodyKiB));
      if (!parsed.success) return c.body(null, failureStatus.invalid, headers);
      if (mayCount(slash64Of(fromAddress))) await noteContactClick(db, parsed.data);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'too_large') return c.body(null, failureStatus.too_large, headers);
      if (!c.req.raw.signal.aborted) log.warn({ err: error }, 'a touch on a link could not be noted');
    }
    return c.body(null, 204, headers);
  };
}
