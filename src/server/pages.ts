import { createHash, randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageContext, pageContext } from '#app/page-context.ts';
import type { Visitor } from '#domain/staff/staff.ts';
import { failureText } from '#messages.ts';
import { isPreviewPath, isQuotePath, isStaffPath, movedPaths, publicPageAt } from '#paths.ts';
import { visitorOf } from '#platform/client-address.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { chooseEncoding, encodeOnce } from './compression.ts';
import { type InlinedParts, readInlined } from './inlined.ts';
import { cacheAddress, spellingOf, underOwnName } from './page-address.ts';
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

/**
 * Whoever has the link sees the quote, so it is told to no other site and to no index. Our own may know it: without its
 * origin, browsers that send nothing else of theirs could not accept the quote.
 */
const quoteHeaders = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

/** One address stands for every one that can lead nowhere; an article or a package may exist, and is asked for. */
const noSuchPage = '/404';

/** Whoever has the address sees the page, so it is told to nobody. */
const previewHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

type LoadBuild = () => Promise<ServerBuild> | ServerBuild;

export function createPages(parts: Parts, loadBuild: LoadBuild) {
  const { env, log, metrics, pageCache } = parts;
  const development = env.NODE_ENV === 'development';

  type Latest = {
    build: ServerBuild;
    handle: ReturnType<typeof createRequestHandler>;
    /** In development the build tool serves the styles. */
    inlined: InlinedParts | undefined;
  };

  /** Made once per build: in development there is a new one after each change. */
  let latest: Latest | undefined;
  const latestBuild = async (): Promise<Latest> => {
    const build = await loadBuild();
    if (latest?.build !== build) {
      const handle = createRequestHandler(build, env.NODE_ENV);
      latest = { build, handle, inlined: development ? undefined : readInlined(build) };
    }
    return latest;
  };

  const run = async (request: Request, nonce: string | undefined, visitor?: Visitor) => {
    const { build, handle, inlined } = await latestBuild();
    const page: PageContext = {
      db: parts.db,
      encryption: parts.encryption,
      queue: parts.queue,
      storage: parts.storage,
      baseUrl: env.BASE_URL,
      visitor,
      entryModule: build.assets.entry.module,
      nonce,
      inlined: nonce === undefined ? inlined : undefined,
      tags: new Set(),
      failure: undefined,
    };
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    const response = await handle(request, context);
    const failed = page.failure === undefined ? undefined : failureOf(page.failure);
    if (failed?.code === 'unexpected') log.error({ err: page.failure }, 'a page failed');
    else if (failed) log.warn({ err: page.failure }, 'a page could not be made');
    return {
      response,
      inlined,
      tags: page.tags,
      status: failed ? failureStatus[failed.code] : response.status,
    };
  };

  const respond = (response: Response, status: number, headers: Record<string, string>) => {
    const answer = new Response(response.body, { status, headers: response.headers });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };

  /** Rendered from its address alone, so that nothing of one visitor's request is in another's page. */
  const renderPublic = async (address: string): Promise<Rendered> => {
    const { response, inlined, tags, status } = await run(new Request(env.BASE_URL + address), undefined);
    const body = new Uint8Array(await response.arrayBuffer());
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const headers = {
      ...publicHeaders(inlined),
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

  const answerStaff = async (request: Request, peer: string | undefined): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64url');
    const visitor = visitorOf(request, peer, env.TRUSTED_PROXIES);
    const { response, status } = await run(underOwnName(request, env.BASE_URL), nonce, visitor);
    return respond(response, status, staffHeaders(nonce, development));
  };

  /** The answer to a form is made for this visitor alone, and so are a preview and a quote. */
  const answerAlone = async (
    request: Request,
    headers?: Record<string, string>,
    visitor?: Visitor,
  ): Promise<Response> => {
    const { response, inlined, status } = await run(underOwnName(request, env.BASE_URL), undefined, visitor);
    return respond(response, status, {
      ...publicHeaders(inlined),
      'cache-control': 'no-store',
      ...headers,
    });
  };

  const answerMissing = async (request: Request, address: string): Promise<Response> =>
    send((await renderPublic(address)).page, request, 'off');

  const answerForm = (request: Request, path: string, peer: string | undefined) =>
    answerAlone(
      request,
      isQuotePath(path) ? quoteHeaders : undefined,
      visitorOf(request, peer, env.TRUSTED_PROXIES),
    );

  const answerPublic = (request: Request, path: string, query: URLSearchParams, peer: string | undefined) => {
    if (request.method === 'POST') return answerForm(request, path, peer);
    if (!isRead(request)) return new Response(failureText.not_allowed, { status: failureStatus.not_allowed });
    if (isPreviewPath(path)) return answerAlone(request, previewHeaders);
    if (isQuotePath(path)) return answerAlone(request, quoteHeaders);
    const known = publicPageAt(path);
    if (known) return answerCached(request, cacheAddress(known, query));
    // In development there are pages that only those who build the site see.
    return answerMissing(request, development ? path : noSuchPage);
  };

  return async (request: Request, peer?: string): Promise<Response> => {
    const { pathname, searchParams, search } = new URL(request.url);
    const path = spellingOf(pathname);
    if (path === undefined || (path !== pathname && !isRead(request)))
      return answerMissing(request, noSuchPage);
    if (path !== pathname) return Response.redirect(env.BASE_URL + path + search, 308);
    const moved = movedPaths[path];
    if (moved && isRead(request)) return Response.redirect(env.BASE_URL + moved + search, 301);
    return isStaffPath(path) ? answerStaff(request, peer) : answerPublic(request, path, searchParams, peer);
  };
}
