import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheAddress, spellingOf, underOwnName } from './page-address.ts';

describe('spellingOf', () => {
  it.each([
    ['/', '/'],
    ['/contactus', '/contactus'],
    ['/contactus/', '/contactus'],
    ['//contactus//', '/contactus'],
    ['/%63ontactus', '/contactus'],
    ['/%61dminLogin', '/adminLogin'],
    ['/adminLogin/', '/adminLogin/'],
    ['/blog-page/a%2Fb', '/blog-page/a%2Fb'],
    ['/%', undefined],
    ['/%ff', undefined],
  ])('%s is spelt %s', (pathname, spelling) => {
    expect(spellingOf(pathname)).toBe(spelling);
  });

  it('is idempotent and never leaves the site', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true }),
        fc.string({ unit: 'grapheme' }),
        (address, more) => {
          const { pathname } = new URL(`${address}/${encodeURIComponent(more)}`);
          const spelling = spellingOf(pathname);
          expect(spelling === undefined || spellingOf(spelling) === spelling).toBe(true);
          expect(spelling ?? '/').toMatch(/^\/(?!\/)/);
        },
      ),
    );
  });
});

describe('cacheAddress', () => {
  it('has only the page’s own parameters, in the page’s order', () => {
    const page = { path: '/blog-page', query: { page: /^\d+$/, tag: /^[a-z&]+$/ } };
    const address = (query: string) => cacheAddress(page, new URLSearchParams(query));
    expect(address('')).toBe('/blog-page');
    expect(address('page=1e9&tag=%3Cb%3E')).toBe('/blog-page');
    expect(address('utm_source=x&PAGE=2&page=')).toBe('/blog-page');
    expect(address('tag=a%26b&x=1&page=2&page=3')).toBe('/blog-page?page=2&tag=a%26b');
  });
});

describe('underOwnName', () => {
  it('keeps method, path, query and body, and sets our own host', async () => {
    const request = new Request('http://evil.example/contactus?a=1', {
      method: 'POST',
      body: 'n_name=Asha',
      headers: { origin: 'null', 'x-kept': 'yes' },
    });
    const ours = underOwnName(request, 'https://www.purvai.example');
    expect([ours.method, ours.url]).toEqual(['POST', 'https://www.purvai.example/contactus?a=1']);
    expect([ours.headers.get('origin'), ours.headers.get('x-kept')]).toEqual([null, 'yes']);
    expect(await ours.text()).toBe('n_name=Asha');
  });
});
