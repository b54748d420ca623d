import type { MiddlewareHandler } from 'hono';
import { failureText } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function isForeign(request: Request, baseUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  // Browsers without fetch metadata still name the origin of a form; a program that is no browser names neither.
  const origin = request.headers.get('origin');
  return origin !== null && origin !== baseUrl;
}

/** No other site can make a visitor's browser change anything here. */
export function sameOriginOnly(baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && isForeign(c.req.raw, baseUrl)) {
      return c.text(failureText.forbidden, failureStatus.forbidden, { 'cache-control': 'no-store' });
    }
    return next();
  };
}
