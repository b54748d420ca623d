import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { fullOnly, someOrAll } from '../support/check-extent.ts';
import { addressOf, type Crawled, crawl, picturesIn } from './support/crawl.ts';
import { standingForAll } from './support/public-addresses.ts';
import { expect, test } from './support/test.ts';

/** The only links to other sites: telephone, mail, chat, a share of a page, a map of a place, and the agency's own pages elsewhere. */
const elsewhere = [
  /^tel:\+913610000000$/,
  /^mailto:care@purvai\.example$/,
  /^https:\/\/wa\.me\/913610000000\?text=/,
  /^https:\/\/wa\.me\/\?text=/,
  /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  /^https:\/\/(social|video|www)\.purvai\.example\/?$/,
];

// In one worker, so that all tests ask about one crawl.
test.describe.configure({ mode: 'default' });

let crawled: Promise<Crawled> | undefined;
const crawlOnce = (request: APIRequestContext, address: string) => {
  crawled ??= crawl(request, address);
  return crawled;
};

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test('from the home page on, no link is broken and only the listed ones lead to other sites', async ({
  request,
  address,
}) => {
  const { pages, links } = await crawlOnce(request, address);
  const inside = links.filter(({ url }) => url.origin === address);
  const broken = inside.filter(({ url }) => {
    const page = pages.get(addressOf(url));
    return page?.status !== 200 || (url.hash !== '' && !page.anchors.has(url.hash.slice(1)));
  });
  expect(broken.map(({ from, url }) => `${from} → ${url}`)).toEqual([]);

  const leaving = links.filter(({ url }) => url.origin !== address).map(({ url }) => url.href);
  expect(leaving.filter((link) => !elsewhere.some((allowed) => allowed.test(link)))).toEqual([]);
  expect(pages.size).toBeGreaterThanOrEqual(25);
});

test('every page on the way is valid HTML', async ({ request, address }) => {
  const { pages } = await crawlOnce(request, address);
  const written = [...pages].filter(([, { html }]) => html !== '');
  const templates = written.filter(([path]) => standingForAll.includes(path));
  expect(templates).toHaveLength(standingForAll.length);
  const faults = await Promise.all(
    someOrAll(templates, written).map(async ([path, { html }]) =>
      (await faultsOf(html)).map((fault) => `${path} ${fault}`),
    ),
  );
  expect(faults.flat()).toEqual([]);
});

test(
  'every picture of every page arrives in each size, and so does the share card',
  fullOnly,
  async ({ request, address }) => {
    const { pages } = await crawlOnce(request, address);
    const files = new Set<string>();
    for (const { html } of pages.values()) {
      const { pictures, shareCard } = picturesIn(html);
      for (const file of [...pictures.flat(), ...shareCard]) files.add(file);
    }
    expect(files.size).toBeGreaterThan(200);
    for (const file of files) {
      const response = await request.get(new URL(file, address).pathname);
      const kind = response.headers()['content-type'];
      expect([file, response.status(), kind]).toEqual([file, 200, expect.stringMatching(/^image\//)]);
    }
  },
);
