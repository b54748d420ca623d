import { paths } from '#paths.ts';
import { expect, test } from './support/test.ts';

/** Tours, places and articles, which have no card of their own among the pages. */
const isRecord = (path: string) =>
  /^\/(?:tours|places|blog-page)\/|packageId=/.test(path) && !path.includes('page=');

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();

test('every tour, place and article has its name and its own picture in link previews', async ({
  request,
}) => {
  const sitemap = await (await request.get(paths.sitemap)).text();
  const records = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  }).filter(isRecord);
  expect(records.length).toBeGreaterThan(20);
  const cards = new Set<string>();
  for (const path of records) {
    const html = await (await request.get(path)).text();
    const name = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
    const title = contentOf(html, 'og:title');
    expect([path, title.startsWith(name.slice(0, 40))]).toEqual([path, true]);
    expect(title).not.toContain('a India');
    const card = new URL(contentOf(html, 'og:image')).pathname;
    const picture = /src="\/posters\/([a-z-]+)-[0-9a-f]{10}/.exec(html.slice(html.indexOf('<main')))?.[1];
    if (!html.includes('Older article')) expect([path, card]).toEqual([path, `/share/poster-${picture}.jpg`]);
    cards.add(card);
  }
  for (const card of cards) {
    const answer = await request.get(card);
    expect([card, answer.status(), answer.headers()['content-type']]).toEqual([card, 200, 'image/jpeg']);
  }
});
