import type { MiddlewareHandler } from 'hono';
import { callAt } from '#api/calls.ts';
import { reply } from '#api/reply.ts';
import { Failure } from '#platform/failure.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function isForeign(request: Request, baseUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  // Browsers without fetch metadata still send the origin with a form; other programs send neither.
  const origin = request.headers.get('origin');
  return origin !== null && origin !== baseUrl;
}

/** CSRF protection: refuses changes from other sites, calls with their flag. */
export function sameOriginOnly(baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && isForeign(c.req.raw, baseUrl)) {
      return reply.failure(new Failure('forbidden'), callAt(c.req.method, c.req.path));
    }
    return next();
  };
}
