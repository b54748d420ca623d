import type { APIRequestContext } from '@playwright/test';
import { isFull } from '../../support/check-extent.ts';

type FollowedLink = { from: string; url: URL };
/** `html` is empty for a feed or a file. */
type CrawledPage = { status: number; html: string; anchors: Set<string> };
export type Crawled = { pages: Map<string, CrawledPage>; links: FollowedLink[] };

const plain = (attribute: string) => attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => plain(value));

export const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** In a check the first three fares and prices that a path answers with stand for the others. */
const maxOfPath = isFull ? Number.POSITIVE_INFINITY : 3;

/** Follows the links of this site from the home page on; each page is fetched once. */
export async function crawl(request: APIRequestContext, origin: string): Promise<Crawled> {
  const pages = new Map<string, CrawledPage>();
  const fetchedOf = new Map<string, number>();
  const links: FollowedLink[] = [];
  const found: FollowedLink[] = [{ from: '/', url: new URL('/', origin) }];
  for (const link of found) {
    const { url } = link;
    const address = addressOf(url);
    if (url.origin !== origin || pages.has(address)) {
      links.push(link);
      continue;
    }
    const fetched = fetchedOf.get(url.pathname) ?? 0;
    if (fetched >= maxOfPath) continue;
    fetchedOf.set(url.pathname, fetched + 1);
    links.push(link);
    const response = await request.get(address);
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    const html = isPage ? await response.text() : '';
    pages.set(address, {
      status: response.status(),
      html,
      anchors: new Set(valuesOf(html, /\sid="([^"]+)"/g)),
    });
    for (const href of valuesOf(html, /<a\s[^>]*?href="([^"]*)"/g)) {
      found.push({ from: address, url: new URL(href, url) });
    }
  }
  return { pages, links };
}

/** The files of each picture, the one without a choice of sizes first, and the share card. */
export function picturesIn(html: string): { pictures: string[][]; shareCard: string[] } {
  const pictures = valuesOf(html, /<picture[^>]*>(.*?)<\/picture>/gs).map((picture) => [
    ...valuesOf(picture, /\ssrc="([^"]+)"/g),
    ...valuesOf(picture, /\ssrcset="([^"]+)"/gi).flatMap((sizes) =>
      sizes.split(', ').map((size) => size.replace(/ \d+w$/, '')),
    ),
  ]);
  return { pictures, shareCard: valuesOf(html, /property="og:image" content="([^"]+)"/g) };
}
