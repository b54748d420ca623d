import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '#platform/env.ts';
import { isTrustedProxy, visitorOf } from '#platform/http/client-address.ts';
import type { Log } from '#platform/log.ts';

type Bindings = { Bindings: Partial<HttpBindings> };
type Parts = { env: Pick<Env, 'TRUSTED_PROXIES'>; log: Log };

/** Behind an untrusted proxy all visitors have one address and share every limit per address. */
export function warnOfUnnamedProxy({ env, log }: Parts): MiddlewareHandler<Bindings> {
  let isWarned = false;
  return async (c, next) => {
    // Only POST requests are limited by address.
    if (!isWarned && c.req.method === 'POST') {
      const peer = c.env?.incoming?.socket.remoteAddress;
      const { fromAddress, isProxyAddress } = visitorOf(c.req.raw, peer, env.TRUSTED_PROXIES);
      isWarned = isProxyAddress && !isTrustedProxy(fromAddress, env.TRUSTED_PROXIES);
      if (isWarned) log.warn({ proxy: fromAddress }, 'a proxy is not named in TRUSTED_PROXIES');
    }
    return next();
  };
}
