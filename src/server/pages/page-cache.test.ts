import { describe, expect, it } from 'vitest';
import type { PageTag } from '#platform/database/page-tags.ts';
import { createPageCache, type Rendered } from './page-cache.ts';

const page = (text: string, tags: PageTag[] = ['settings'], status = 200): Rendered => ({
  page: { status, headers: {}, body: new TextEncoder().encode(text) },
  tags: new Set(tags),
});

function setup() {
  let now = 0;
  const cache = createPageCache({ maxPages: 3, maxAgeMs: 1000, now: () => now });
  return {
    cache,
    later: (ms: number) => {
      now += ms;
    },
    async get(key: string, rendered: Rendered | Promise<Rendered>) {
      const answer = await cache.get(key, async () => rendered);
      return [new TextDecoder().decode(answer.page.body), answer.outcome];
    },
  };
}

describe('the page cache', () => {
  it('renders once and then answers from the cache', async () => {
    const { get } = setup();
    expect(await get('/', page('one'))).toEqual(['one', 'miss']);
    expect(await get('/', page('two'))).toEqual(['one', 'hit']);
  });

  it('renders only pages with the changed tag again', async () => {
    const { cache, get } = setup();
    await get('/list', page('old list', ['settings', 'tour-packages']));
    await get('/contact', page('contact', ['settings']));
    cache.markStale('tour-packages');
    expect(await get('/list', page('new list', ['tour-packages']))).toEqual(['new list', 'miss']);
    expect(await get('/contact', page('x'))).toEqual(['contact', 'hit']);
    cache.markAllStale();
    expect(await get('/contact', page('new contact'))).toEqual(['new contact', 'miss']);
  });

  it('drops a withdrawn page, also as a fallback for errors', async () => {
    const { cache, get } = setup();
    await get('/tour', page('a tour', ['tour-packages']));
    cache.markStale('tour-packages');
    expect(await get('/tour', page('no such tour', ['tour-packages'], 404))).toEqual([
      'no such tour',
      'miss',
    ]);
    expect(await get('/tour', page('out of order', [], 503))).toEqual(['out of order', 'miss']);
  });

  it('treats a page as stale whose render started before the change', async () => {
    const { cache, get } = setup();
    const slow = Promise.withResolvers<Rendered>();
    const first = get('/', slow.promise);
    cache.markStale('settings');
    slow.resolve(page('read before the change'));
    await first;
    expect(await get('/', page('read after it'))).toEqual(['read after it', 'miss']);
  });

  it('renders once for concurrent requests', async () => {
    const { cache } = setup();
    let renders = 0;
    const produce = async () => {
      renders++;
      return page('x');
    };
    await Promise.all(Array.from({ length: 50 }, () => cache.get('/', produce)));
    expect(renders).toBe(1);
  });

  it('serves the stale page when rendering fails, and tries again', async () => {
    const { cache, get } = setup();
    await get('/', page('old'));
    cache.markAllStale();
    expect(await get('/', page('sorry', [], 503))).toEqual(['old', 'stale']);
    expect(await get('/', page('new'))).toEqual(['new', 'miss']);
  });

  it('caches no error and no missing page', async () => {
    const { get } = setup();
    await get('/nothing', page('not here', [], 404));
    expect(await get('/nothing', page('here now'))).toEqual(['here now', 'miss']);
  });

  it('caches the shared page for missing addresses until its content changes', async () => {
    const { cache } = setup();
    const get = async (text: string) => {
      const { page: shown, outcome } = await cache.get(
        '/404',
        async () => page(text, ['settings'], 404),
        404,
      );
      return [new TextDecoder().decode(shown.body), outcome];
    };
    expect(await get('not here')).toEqual(['not here', 'miss']);
    expect(await get('again')).toEqual(['not here', 'hit']);
    cache.markStale('settings');
    expect(await get('under another name')).toEqual(['under another name', 'miss']);
  });

  it('drops the least recently used page at its limit', async () => {
    const { get } = setup();
    for (const key of ['/a', '/b', '/c', '/a', '/d']) await get(key, page(key));
    expect((await get('/a', page('again')))[1]).toBe('hit');
    expect((await get('/b', page('again')))[1]).toBe('miss');
  });

  it('renders again after the maximum age without a notification', async () => {
    const { get, later } = setup();
    await get('/', page('old'));
    later(1001);
    expect(await get('/', page('new'))).toEqual(['new', 'miss']);
  });
});
