import type { MiddlewareHandler } from 'hono';
import { calls } from '#api/calls.ts';
import type { CacheReply } from '#api/handler.ts';
import { paths } from '#paths.ts';
import { sendPage } from '#server/pages/encoded-page.ts';
import { isMissingPage } from '#server/pages/missing-pages.ts';
import type { Parts } from './parts.ts';
import { dataHeaders } from './security-headers.ts';

/** Caches replies of calls beside the pages, under their address, until one of their tags changes. */
export function createCacheReply({ pageCache }: Pick<Parts, 'pageCache'>): CacheReply {
  return async (request, name, tags, make) => {
    const { page, outcome } = await pageCache.get(paths.api + calls[name].path, async () => {
      const response = await make();
      const headers = { ...Object.fromEntries(response.headers), vary: 'Accept-Encoding', ...dataHeaders };
      const body = new Uint8Array(await response.arrayBuffer());
      return { page: { status: response.status, headers, body }, tags: new Set(tags) };
    });
    return sendPage(page, request, outcome);
  };
}

/** Path and query, which is how the cache names its pages. */
const targetOf = (url: string) => url.slice(url.indexOf('/', 'https://'.length));

/** Answers fresh pages and replies without looking for their route: nearly all of a process's requests are such (decision 0098). */
export function sendCached({ metrics, pageCache, readiness }: Parts): MiddlewareHandler {
  return async (c, next) => {
    // A stopping process closes its connections, which the middlewares after this one see to.
    if (readiness.draining || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const target = targetOf(c.req.url);
    // A missing page is cached under a name of its own, and each of its addresses has other headers.
    const page = isMissingPage(target) ? undefined : pageCache.peek(target);
    if (!page) return next();
    if (!target.startsWith(paths.api)) metrics.countPage('hit');
    return sendPage(page, c.req.raw, 'hit');
  };
}
