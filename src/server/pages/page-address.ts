import { isStaffPath, type PublicPage } from '#paths.ts';

/**
 * The canonical spelling of a path. The router also accepts escaped letters and doubled slashes, which would bypass
 * checks on the path, so such requests are redirected. `undefined` for an invalid path.
 */
export function spellingOf(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '');
    const path = `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
    // Staff addresses are specified with a trailing slash.
    return isStaffPath(path) && pathname.endsWith('/') ? `${path}/` : path;
  } catch {
    return undefined;
  }
}

/** The cache key: path and known parameters only. */
export function cacheAddress(page: PublicPage, query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const [name, allowed] of Object.entries(page.query)) {
    const value = query.get(name);
    if (value && allowed.test(value)) known.set(name, value);
  }
  return known.size > 0 ? `${page.path}?${known}` : page.path;
}

/**
 * The same request with our own origin. Host and scheme come from the proxy or the visitor, so pages never see them.
 * The origin was checked before; the router's own check would compare it with the wrong scheme.
 */
export function underOwnName(request: Request, baseUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('origin');
  const { method, body, signal } = request;
  // With `?index` the router sends the form to the home page and not to its layout.
  const query = method === 'POST' && pathname === '/' ? '?index' : search;
  const streamed = { duplex: 'half' };
  return new Request(baseUrl + pathname + query, { method, headers, body, signal, ...streamed });
}
