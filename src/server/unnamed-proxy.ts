import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '#platform/env.ts';
import { isTrustedProxy, visitorOf } from '#platform/http/client-address.ts';
import type { Log } from '#platform/log.ts';

type Bindings = { Bindings: Partial<HttpBindings> };
type Parts = { env: Pick<Env, 'TRUSTED_PROXIES'>; log: Log };

/** Behind such a proxy all visitors seem to have one address, and share every limit that counts by address. */
export function warnOfUnnamedProxy({ env, log }: Parts): MiddlewareHandler<Bindings> {
  let isWarned = false;
  return async (c, next) => {
    // Reading a page is not limited, so only what sends something is looked at.
    if (!isWarned && c.req.method === 'POST') {
      const peer = c.env?.incoming?.socket.remoteAddress;
      const { fromAddress, isProxyAddress } = visitorOf(c.req.raw, peer, env.TRUSTED_PROXIES);
      isWarned = isProxyAddress && !isTrustedProxy(fromAddress, env.TRUSTED_PROXIES);
      if (isWarned) log.warn({ proxy: fromAddress }, 'a proxy is not named in TRUSTED_PROXIES');
    }
    return next();
  };
}
