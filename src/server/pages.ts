import { createHash, randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { isStaffPath, type PublicPage, publicPages } from '#paths.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { chooseEncoding, encodeOnce } from './compression.ts';
import type { Page, Rendered } from './page-cache.ts';
import type { Parts } from './parts.ts';
import { publicHeaders, staffHeaders } from './security-headers.ts';

/**
 * Shared caches ask again after a second, and may answer from an old copy for a day while we cannot. A missing page is
 * kept for that second too, so that a crowd on a dead link is one request.
 */
const caching: Record<number, string> = {
  200: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  404: 'public, max-age=0, s-maxage=1',
};

type LoadBuild = () => Promise<ServerBuild> | ServerBuild;

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** The address as the page understands it: unknown parameters and everything else of the request stay outside. */
function canonicalAddress(page: PublicPage, query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const name of page.query) {
    const value = query.get(name);
    if (value) known.set(name, value);
  }
  return known.size > 0 ? `${page.path}?${known}` : page.path;
}

/**
 * The same request under our own name. Host and scheme are the proxy's and the visitor's to say, so pages never see
 * them; the origin was judged at the door, where the router's own check would compare it with a wrong scheme.
 */
function underOwnName(request: Request, baseUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('origin');
  const { method, body, signal } = request;
  const streamed = { duplex: 'half' };
  return new Request(baseUrl + pathname + search, { method, headers, body, signal, ...streamed });
}

export function createPages(parts: Parts, loadBuild: LoadBuild) {
  const { env, log, metrics, pageCache } = parts;
  const development = env.NODE_ENV === 'development';

  const run = async (request: Request, nonce: string | undefined) => {
    const build = await loadBuild();
    const page: PageContext = {
      db: parts.db,
      queue: parts.queue,
      baseUrl: env.BASE_URL,
      entryModule: build.assets.entry.module,
      nonce,
      tags: new Set(),
      failure: undefined,
    };
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    const response = await createRequestHandler(build, env.NODE_ENV)(request, context);
    const failed = page.failure === undefined ? undefined : failureOf(page.failure);
    if (failed?.code === 'unexpected') log.error({ err: page.failure }, 'a page failed');
    else if (failed) log.warn({ err: page.failure }, 'a page could not be made');
    return { response, tags: page.tags, status: failed ? failureStatus[failed.code] : response.status };
  };

  const respond = (response: Response, status: number, headers: Record<string, string>) => {
    const answer = new Response(response.body, { status, headers: response.headers });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };

  /** Rendered from its address alone, so that nothing of one visitor's request is in another's page. */
  const renderPublic = async (address: string): Promise<Rendered> => {
    const { response, tags, status } = await run(new Request(env.BASE_URL + address), undefined);
    const body = new Uint8Array(await response.arrayBuffer());
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const headers = {
      ...publicHeaders(development),
      'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': caching[status] ?? 'no-store',
      ...(status === 200 && { vary: 'Accept-Encoding', etag }),
    };
    return { page: { status, headers, body }, tags };
  };

  const send = async (page: Page, request: Request, outcome: string): Promise<Response> => {
    const headers = new Headers(page.headers);
    headers.set('x-page-cache', outcome);
    const { etag } = page.headers;
    if (etag !== undefined && request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers });
    }
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const body = await encodeOnce(page.body, encoding);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.byteLength));
    return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers });
  };

  const answerCached = async (request: Request, address: string): Promise<Response> => {
    const produce = () => renderPublic(address);
    const { page, outcome } = development
      ? { page: (await produce()).page, outcome: 'off' }
      : await pageCache.get(address, produce);
    metrics.countPage(outcome);
    return send(page, request, outcome);
  };

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (isStaffPath(url.pathname)) {
      const nonce = randomBytes(16).toString('base64url');
      const { response, status } = await run(underOwnName(request, env.BASE_URL), nonce);
      return respond(response, status, staffHeaders(nonce, development));
    }
    const path = withoutTrailingSlash(url.pathname);
    const known = publicPages.find((page) => page.path === path);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (known && reads) {
      if (path !== url.pathname)
        return Response.redirect(env.BASE_URL + canonicalAddress(known, url.searchParams), 308);
      return answerCached(request, canonicalAddress(known, url.searchParams));
    }
    if (reads && !url.pathname.endsWith('.data'))
      return send((await renderPublic(url.pathname)).page, request, 'off');
    const { response, status } = await run(underOwnName(request, env.BASE_URL), undefined);
    return respond(response, status, { ...publicHeaders(development), 'cache-control': 'no-store' });
  };
}
