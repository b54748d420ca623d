import { randomBytes } from 'node:crypto';
import type { Visitor } from '#domain/staff/staff.ts';
import { failureText } from '#messages.ts';
import {
  isCabRequestPath,
  isCustomerBookingPath,
  isDriverPath,
  isPayPath,
  isPreviewPath,
  isQuotePath,
  isStaffPath,
  movedPaths,
  paths,
  publicPageAt,
  takesForm,
} from '#paths.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { visitorOf } from '#platform/http/client-address.ts';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';
import type { Parts } from '#server/parts.ts';
import { publicHeaders, staffHeaders } from '#server/security-headers.ts';
import { sendPage } from './encoded-page.ts';
import { isMissingPage, missingPageAt, noSuchPage } from './missing-pages.ts';
import { cacheAddress, spellingOf, underOwnName } from './page-address.ts';
import type { Outcome, Page, Rendered } from './page-cache.ts';
import { createPageRenderer, type LoadBuild } from './page-renderer.ts';

/**
 * The link itself gives access to the quote, the request of a payment or of a cab, the booking or the duty, so it must not leak to other sites or search engines. Our
 * own site still gets the referrer, because some browsers then send an origin that its forms need.
 */
const linkHeaders = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

/** The address itself gives access to the preview, so it must not leak. */
const previewHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Their answers depend on the query, and search engines have the pages about cabs and packages. */
const priceHeaders = { 'x-robots-tag': 'noindex' };

const pricePages: ReadonlySet<string> = new Set([paths.cabFare, paths.cabBook, paths.packagePrice]);

function headersOfLink(path: string): Record<string, string> | undefined {
  if (isPreviewPath(path)) return previewHeaders;
  const isLink =
    isQuotePath(path) ||
    isPayPath(path) ||
    isCabRequestPath(path) ||
    isCustomerBookingPath(path) ||
    isDriverPath(path);
  return isLink ? linkHeaders : undefined;
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/**
 * Staff pages, drivers' links and replies to forms are made from the database for each request, and many come in the
 * same moment: every open board loads again when a duty changes. A page asks some of a process's ten connections at
 * once, and making more pages at once is not faster.
 */
const limits = { concurrency: 4, maxWaitMs: 10_000, maxHoldMs: 3000 };

const isMadeEachTime = (path: string) => path.startsWith(paths.adminDashboard) || isDriverPath(path);

function unavailable(error: unknown): Response {
  const { code } = failureOf(error);
  if (code !== 'unavailable') throw error;
  return new Response(failureText.unavailable, {
    status: failureStatus.unavailable,
    headers: { 'cache-control': 'no-store' },
  });
}

const notAllowed = () => new Response(failureText.not_allowed, { status: failureStatus.not_allowed });

export function createPages(parts: Parts, loadBuild: LoadBuild) {
  const { env, metrics, pageCache } = parts;
  const development = env.NODE_ENV === 'development';
  const { run, renderPublic } = createPageRenderer(parts, loadBuild);
  const limited = createConcurrencyLimit(limits);
  // Apart, so that a flood of forms leaves staff their pages.
  const limitedForms = createConcurrencyLimit(limits);

  type Made = Pick<Awaited<ReturnType<typeof run>>, 'response' | 'body' | 'status'>;
  const respond = ({ response, body, status }: Made, headers: Record<string, string>) => {
    const answer = new Response(body, { status, headers: response.headers });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };

  /** From the cache; in development every page is rendered. */
  const pageAt = async (address: string): Promise<{ page: Page; outcome: Outcome }> => {
    const produce = () => renderUnlessMissing(address);
    if (development) return { page: (await produce()).page, outcome: 'miss' };
    return pageCache.get(address, produce, isMissingPage(address) ? 404 : 200);
  };

  /** When the database is away, the page itself shows that error. */
  const findMissingPage = (address: string) => missingPageAt(parts, address).catch(() => undefined);

  const renderUnlessMissing = async (address: string): Promise<Rendered> => {
    const missing = await findMissingPage(address);
    if (missing === undefined || missing === address) return renderPublic(address);
    return { ...(await pageAt(missing)), tags: new Set() };
  };

  const answerCached = async (request: Request, address: string): Promise<Response> => {
    const { page, outcome } = await pageAt(address);
    metrics.countPage(outcome);
    return sendPage(page, request, outcome);
  };

  const answerStaff = async (request: Request, peer: string | undefined): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64url');
    const visitor = visitorOf(request, peer, env.TRUSTED_PROXIES);
    const isFramed = new URL(request.url).pathname === paths.adminPagePreview;
    const own = underOwnName(request, env.BASE_URL);
    const made = await run(own, nonce, visitor, isFramed);
    return respond(made, staffHeaders(nonce, made.inlined, isFramed));
  };

  /** Not cached: the reply to a form, a preview or a quote. */
  const answerAlone = async (
    request: Request,
    headers?: Record<string, string>,
    visitor?: Visitor,
  ): Promise<Response> => {
    const made = await run(underOwnName(request, env.BASE_URL), undefined, visitor);
    return respond(made, {
      ...publicHeaders(made.inlined),
      'cache-control': 'no-store',
      ...headers,
    });
  };

  /** A preview or a quote, or the page for an invalid link. */
  const answerOneReader = async (request: Request, path: string, headers: Record<string, string>) => {
    const missing = await findMissingPage(path);
    if (missing === undefined) return answerAlone(request, headers);
    const { page, outcome } = await pageAt(missing);
    const own = { ...page.headers, 'cache-control': 'no-store', ...headers };
    return sendPage({ ...page, headers: own }, request, outcome);
  };

  const answerForm = (request: Request, path: string, peer: string | undefined) =>
    takesForm(path)
      ? answerAlone(request, headersOfLink(path), visitorOf(request, peer, env.TRUSTED_PROXIES))
      : notAllowed();

  const answerPublic = (request: Request, path: string, query: URLSearchParams, peer: string | undefined) => {
    if (request.method === 'POST') return answerForm(request, path, peer);
    if (!isRead(request)) return notAllowed();
    const ownHeaders = headersOfLink(path);
    if (ownHeaders) return answerOneReader(request, path, ownHeaders);
    if (pricePages.has(path)) return answerAlone(request, priceHeaders);
    const known = publicPageAt(path);
    if (known) return answerCached(request, cacheAddress(known, query));
    // Some pages exist only in development.
    return answerCached(request, development ? path : noSuchPage);
  };

  return async (request: Request, peer?: string): Promise<Response> => {
    const { pathname, searchParams, search } = new URL(request.url);
    const path = spellingOf(pathname);
    if (path === undefined || (path !== pathname && !isRead(request)))
      return answerCached(request, noSuchPage);
    if (path !== pathname) return Response.redirect(env.BASE_URL + path + search, 308);
    const moved = movedPaths[path];
    if (moved && isRead(request)) return Response.redirect(env.BASE_URL + moved + search, 301);
    const answer = async () =>
      isStaffPath(path) ? answerStaff(request, peer) : answerPublic(request, path, searchParams, peer);
    if (isMadeEachTime(path)) return limited(answer).catch(unavailable);
    return request.method === 'POST' ? limitedForms(answer).catch(unavailable) : answer();
  };
}
