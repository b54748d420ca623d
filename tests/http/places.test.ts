import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentAt } from '#app/content/pages.ts';
import { placeLists } from '#app/content/places/place-lists.ts';
import { pageTextOf } from '#app/pages/page-texts.ts';
import { savePage } from '#domain/pages/page-staff-service.ts';
import type { PlaceSourceText, SectionText } from '#domain/pages/page-text.ts';
import { earnsPage, type PlaceContent } from '#domain/places/place.ts';
import { seedPlaces } from '#domain/places/place-service.ts';
import { addPlace, changePlace, deletePlace, publishPlace } from '#domain/places/place-staff-service.ts';
import { messageFormAt, paths, placePath } from '#paths.ts';
import { copyPlaces } from '../../scripts/database/copy-places.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { someActor } from '../support/some-actor.ts';
import { startWeb, type Web } from '../support/system.ts';
import { testDatabase } from '../support/test-database.ts';
import { twoSeconds } from '../support/two-seconds.ts';
import { waitUntil } from '../support/wait-until.ts';

const test = testDatabase();
const actor = someActor(test);
let web: Web;
let nginx: Nginx;
beforeAll(async () => {
  await seedPlaces(test.db, copyPlaces);
  web = await startWeb({ databaseUrl: test.url, smtpUrl: 'smtp://127.0.0.1:1' });
  nginx = await startNginx([web.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await web?.stop();
});

const ask = (path: string) => fetch(nginx.url + path, { redirect: 'manual' });
const textOf = async (path: string) => (await ask(path)).text();
/** Of the web process; nginx keeps every page for a second. */
const cacheOf = async (path: string) => {
  const response = await fetch(web.url + path);
  await response.arrayBuffer();
  return response.headers.get('x-page-cache');
};

const place: PlaceContent = {
  ...{ name: 'Umananda', region: 'Assam', kind: 'temple' },
  body: `A temple on an island in the river.\n\n${'It is reached by ferry. '.repeat(24).trim()}`,
  ...{ picture: '/posters/kaziranga.webp', pictureAlt: 'A <river> at dawn' },
  ...{ whenToGo: '', timeNeeded: 'Two hours', openOn: '', closedOn: '', bestMonths: '' },
  ...{ distanceKm: 2, distanceFrom: 'Fancy Bazar', facts: [{ name: 'Ferry', value: 'From Uzan Bazar' }] },
  ...{ latitude: 26.1965, longitude: 91.7456, listedOn: 'eco', state: 'published' },
};

/** The structured data about the place, as a search engine reads it. */
function attractionIn(html: string): Record<string, unknown> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'] ?? [];
  return graph.find((part) => part['@type'] === 'TouristAttraction') ?? {};
}

describe('a place to visit', () => {
  it('is missing while it has no page of its own, and `/places` lists it only with a text to read', async () => {
    for (const slug of ['old-fort', 'no-such-place', 'Red-Fort'])
      expect([slug, (await ask(placePath(slug))).status]).toEqual([slug, 404]);
    const all = await textOf(paths.places);
    expect(all).toContain(`href="${placePath('red-fort')}"`);
    expect(all).toContain(`href="${paths.delhiGuide}#old-fort"`);
  });

  it('has a page with title, breadcrumb, data for search engines, its facts, and a date in the sitemap', async () => {
    const { slug } = await addPlace(test.db, actor, { content: place, position: null });
    await waitUntil('its page', async () => (await ask(placePath(slug))).status === 200);
    const html = await textOf(placePath(slug));
    expect(html).toContain('<title>Umananda, Assam: a place to visit</title>');
    expect(html).toContain('alt="A &lt;river&gt; at dawn"');
    for (const shown of ['About 2 km', 'From Fancy Bazar', 'Two hours', 'From Uzan Bazar'])
      expect(html).toContain(shown);
    expect(attractionIn(html)).toEqual({
      '@type': 'TouristAttraction',
      name: 'Umananda',
      description: 'A temple on an island in the river.',
      url: expect.stringMatching(/\/places\/umananda$/),
      image: expect.stringMatching(/\/posters\/kaziranga\.webp$/),
      containedInPlace: { '@type': 'Place', name: 'Assam' },
      geo: { '@type': 'GeoCoordinates', latitude: 26.1965, longitude: 91.7456 },
    });
    expect(html).toMatch(/"@type":"ListItem","position":3,"name":"Eco Tours"/);
    await waitUntil('its line in the sitemap', async () =>
      /\/places\/umananda<\/loc><lastmod>20\d\d-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(
        await textOf(paths.sitemap),
      ),
    );
    expect(await textOf(paths.sitemap)).not.toContain('/places/old-fort');
  });

  it('comes with nine pages on a fresh install, linked from their lists and in the sitemap', async () => {
    const sitemap = await textOf(paths.sitemap);
    const withPage = copyPlaces.filter(earnsPage);
    expect(withPage.length).toBe(9);
    for (const { slug, name, listedOn } of withPage) {
      const html = await textOf(placePath(slug));
      expect([slug, attractionIn(html).name]).toEqual([slug, name]);
      expect(html).toContain(`href="${messageFormAt(paths.contact)}"`);
      expect(sitemap).toContain(`${placePath(slug)}</loc>`);
      if (listedOn !== '')
        expect(await textOf(placeLists[listedOn].path)).toContain(`href="${placePath(slug)}"`);
    }
    const kaziranga = await textOf(placePath('kaziranga'));
    expect(kaziranga).toMatch(
      /href="\/cab-fare\?trip=one-way&amp;from=Guwahati&amp;to=Kaziranga&amp;km=215"/,
    );
    const redFort = await textOf(placePath('red-fort'));
    expect(redFort).toContain('More places to see');
    expect(redFort).toContain(`href="${placePath('qutub-minar')}"`);
    expect(redFort).toContain(`href="${paths.delhiGuide}#old-fort"`);
  });

  it('leaves out of its data what is not filled in', async () => {
    const bare = { ...place, name: 'Bare', latitude: null, longitude: null, listedOn: '' as const };
    const { slug } = await addPlace(test.db, actor, { content: bare, position: null });
    await waitUntil('its page', async () => (await ask(placePath(slug))).status === 200);
    expect(attractionIn(await textOf(placePath(slug)))).not.toHaveProperty('geo');
  });
});

describe('a change of a place', () => {
  it('is on the page of its list through nginx within two seconds; other pages stay in the cache', async () => {
    const limit = await twoSeconds(web.url);
    const { id, slug } = await addPlace(test.db, actor, {
      content: { ...place, name: 'Deepor Beel' },
      position: 1,
    });
    const link = `href="${placePath(slug)}"`;
    await waitUntil('its card', async () => (await textOf(paths.ecoTours)).includes(link));
    const others = [paths.delhiSightseeingTaxi, paths.historicalTours, paths.taxis];
    for (const path of others) await waitUntil(`${path} cached`, async () => (await cacheOf(path)) === 'hit');

    const renamed = { content: { ...place, name: 'Deepor Lake' }, position: null };
    await changePlace(test.db, actor, { id, version: 1 }, renamed);
    for (const path of [paths.ecoTours, placePath(slug)])
      await waitUntil(
        `the new name on ${path}`,
        async () => (await textOf(path)).includes('Deepor Lake'),
        limit,
      );
    for (const path of others) expect([path, await cacheOf(path)]).toEqual([path, 'hit']);

    await publishPlace(test.db, actor, { id, version: 2 }, { state: 'draft', publishAt: null });
    await waitUntil(
      'the list without it',
      async () => !(await textOf(paths.ecoTours)).includes('Deepor Lake'),
    );
    await waitUntil('no page of it', async () => (await ask(placePath(slug))).status === 404);
    await publishPlace(test.db, actor, { id, version: 3 }, { state: 'published', publishAt: null });
    await waitUntil('the page again', async () => (await ask(placePath(slug))).status === 200);
    await deletePlace(test.db, actor, { id, version: 4 });
    await waitUntil('no page of it', async () => (await ask(placePath(slug))).status === 404);
  });
});

describe('a list of places by query or by hand', () => {
  const cruises = (source: PlaceSourceText) => {
    const text = pageTextOf(contentAt(paths.cruises));
    const list: SectionText = {
      ...{ id: 'listed', heading: 'Listed here' },
      blocks: [{ kind: 'places', places: [], source }],
    };
    return {
      ...{ text: { ...text, sections: [...text.sections, list] }, originalHash: '' },
      asked: { state: 'published' as const, publishAt: null },
    };
  };

  it('shows what fits, and follows a change of any place within two seconds', async () => {
    const limit = await twoSeconds(web.url);
    const query: PlaceSourceText = { by: 'query', region: 'Meghalaya', kind: '', max: 2 };
    await savePage(test.db, actor, paths.cruises, cruises(query));
    await waitUntil('the list', async () => (await textOf(paths.cruises)).includes('root bridges of Sohra'));
    await addPlace(test.db, actor, {
      content: { ...place, name: 'Umiam', region: 'Meghalaya', listedOn: '' },
      position: null,
    });
    await waitUntil('the new place', async () => (await textOf(paths.cruises)).includes('Umiam'), limit);
  });

  it('shows chosen places in their order, and leaves the page cached when another one changes', async () => {
    const hand: PlaceSourceText = { by: 'hand', slugs: ['paro', 'agra'] };
    await savePage(test.db, actor, paths.cruises, cruises(hand));
    await waitUntil('the list', async () => /id="paro".*id="agra"/s.test(await textOf(paths.cruises)));
    await waitUntil('the page cached', async () => (await cacheOf(paths.cruises)) === 'hit');
    const { slug } = await addPlace(test.db, actor, { content: { ...place, name: 'Other' }, position: null });
    await waitUntil('its page', async () => (await ask(placePath(slug))).status === 200);
    expect(await cacheOf(paths.cruises)).toBe('hit');
  });
});
