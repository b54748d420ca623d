import { isStaffPath, type PublicPage } from '#paths.ts';

/**
 * The one spelling of a path. The router also understands escaped letters and doubled slashes; a page under such a
 * spelling would slip past whatever is decided from its path, so it is sent to the right one. Nothing where it has none.
 */
export function spellingOf(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '');
    const path = `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
    // The staff's addresses are specified with their last slash.
    return isStaffPath(path) && pathname.endsWith('/') ? `${path}/` : path;
  } catch {
    return undefined;
  }
}

/** The address as the page understands it: unknown parameters and everything else of the request stay outside. */
export function cacheAddress(page: PublicPage, query: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const [name, allowed] of Object.entries(page.query)) {
    const value = query.get(name);
    if (value && allowed.test(value)) known.set(name, value);
  }
  return known.size > 0 ? `${page.path}?${known}` : page.path;
}

/**
 * The same request under our own name. Host and scheme are the proxy's and the visitor's to say, so pages never see
 * them; the origin was judged at the door, where the router's own check would compare it with a wrong scheme.
 */
export function underOwnName(request: Request, baseUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('origin');
  const { method, body, signal } = request;
  // By this word the router tells a form of the home page from one of the layout around it.
  const query = method === 'POST' && pathname === '/' ? '?index' : search;
  const streamed = { duplex: 'half' };
  return new Request(baseUrl + pathname + query, { method, headers, body, signal, ...streamed });
}
