import { useEffect } from 'react';
import {
  type ListQuery,
  placeOf,
  readInboxQuery,
  rememberedQueryOf,
} from '#app/staff/enquiries/inbox/inbox-query.ts';
import { paths } from '#paths.ts';

/** Cookies and not local storage, because the server renders the list by them. They hold no secret. */
export const lastViewCookie = 'inbox-view';
export const densityCookie = 'inbox-rows';
export const layoutCookie = 'inbox-layout';

const attributes = 'path=/adminDashboard; max-age=31536000; samesite=strict';

const setCookie = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store API on all devices
  document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
};

export const rememberDensity = (isCompact: boolean): void =>
  setCookie(densityCookie, isCompact ? 'compact' : '');

/** The list alone, or with an enquiry beside it. */
export const rememberLayout = (isSplit: boolean): void => setCookie(layoutCookie, isSplit ? 'split' : '');

/** Remembers the list of an address that says which one it is. */
export function useLastView(query: ListQuery, search: string) {
  const remembered = rememberedQueryOf(placeOf(query));
  useEffect(() => {
    if (search !== '') setCookie(lastViewCookie, remembered);
  }, [search, remembered]);
}

/** The address of the last view; undefined when the cookie has none. */
export function lastViewAddress(cookie: string | undefined): string | undefined {
  if (!cookie) return undefined;
  try {
    const query = rememberedQueryOf(readInboxQuery(new URLSearchParams(decodeURIComponent(cookie))));
    return `${paths.adminMessages}?${query}`;
  } catch {
    // An invalid escape sequence: the cookie was changed by hand.
    return undefined;
  }
}

/** In the browser, for a link to the inbox without a query; a reload of the open list stays where it is. */
export function lastViewInBrowser(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  if (search !== '' || (location.pathname === pathname && location.search === '')) return undefined;
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${lastViewCookie}=`));
  return lastViewAddress(pair?.slice(lastViewCookie.length + 1));
}
