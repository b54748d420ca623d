import type { MiddlewareHandler } from 'hono';

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
  // Staff may show a picture by its link.
  'img-src': "'self' data: https:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** The dev server hands styles over inside the page; a production page has none inline. */
const styles = (development: boolean): Policy =>
  development ? { 'style-src': "'self' 'unsafe-inline'" } : {};

type InlinedHashes = { styleHash: string; scriptHash: string };

/**
 * What stands in a public page itself is the same for everyone and allowed by its hash, so one policy fits every visitor
 * and the page can be cached.
 */
export function publicHeaders(inlined: InlinedHashes | undefined): Record<string, string> {
  const own: Policy = inlined
    ? { 'script-src': `'self' ${inlined.scriptHash}`, 'style-src': `'self' ${inlined.styleHash}` }
    : styles(true);
  return { ...everywhere, 'content-security-policy': policyText({ ...base, ...own }) };
}

/** The router starts the staff application from inline script, which this response's nonce vouches for. */
export function staffHeaders(nonce: string, development: boolean): Record<string, string> {
  const policy = { ...base, 'script-src': `'self' 'nonce-${nonce}'`, ...styles(development) };
  return {
    ...everywhere,
    // Not on public pages: a new browsing context group delays their first paint, and they hold nothing to steal.
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': policyText(policy),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}

const dataHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Whatever is not a page with a policy of its own is data: nothing in it may run, even when opened by itself. */
export const dataHeadersUnlessPage: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.headers.has('content-security-policy')) return;
  for (const [name, value] of Object.entries(dataHeaders)) c.res.headers.set(name, value);
};
