import type { MiddlewareHandler } from 'hono';
import { paths } from '#paths.ts';

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
};

type Policy = Record<string, string>;

const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

const base: Policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Staff may link to pictures on other sites.
  'img-src': "'self' data: https:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** The development server inlines styles. */
const developmentStyles: Policy = { 'style-src': "'self' 'unsafe-inline'" };

export type InlinedHashes = {
  styleHash: string;
  scriptHash: string;
  staffStyleHash: string;
};

/** Inline style and script are allowed by hash and not by nonce, so that the page can be cached. */
export function publicHeaders(inlined: InlinedHashes | undefined): Record<string, string> {
  const own: Policy = inlined
    ? { 'script-src': `'self' ${inlined.scriptHash}`, 'style-src': `'self' ${inlined.styleHash}` }
    : developmentStyles;
  return { ...everywhere, 'content-security-policy': policyText({ ...base, ...own }) };
}

/** The router starts the staff application by an inline script, which is allowed by a nonce. */
export function staffHeaders(
  nonce: string,
  inlined: InlinedHashes | undefined,
  isFramed = false,
): Record<string, string> {
  const policy = {
    ...base,
    'script-src': `'self' 'nonce-${nonce}'${inlined ? ` ${inlined.scriptHash}` : ''}`,
    ...(inlined
      ? { 'style-src': `'self' ${inlined.staffStyleHash} ${inlined.styleHash}` }
      : developmentStyles),
    // The editor of a page shows it in a frame.
    'frame-src': "'self'",
    // What staff are typing is shown only: it runs no script and sends no form.
    ...(isFramed && { 'frame-ancestors': "'self'", 'script-src': "'none'", 'form-action': "'none'" }),
  };
  return {
    ...everywhere,
    ...(isFramed && { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' }),
    // Not on public pages, where a new browsing context group would delay the first paint.
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': policyText(policy),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}

/** For every response that is not a page. */
export const dataHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** A service worker of a link fetches pages for its pages, and nothing else. */
const workerHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

const workers: ReadonlySet<string> = new Set([paths.driverWorker, paths.bookingWorker]);

const finished = new WeakSet<Response>();

/** Notes that a response has all its headers: reading them would make the adapter copy them for every request. */
export function finishedResponse(response: Response): Response {
  finished.add(response);
  return response;
}

/** Every response without a policy of its own is data: no script may run in it, also when opened directly. */
export const dataHeadersUnlessPage: MiddlewareHandler = async (c, next) => {
  await next();
  if (finished.has(c.res)) return;
  if (c.res.headers.has('content-security-policy')) return;
  const headers = workers.has(c.req.path) ? workerHeaders : dataHeaders;
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
};
