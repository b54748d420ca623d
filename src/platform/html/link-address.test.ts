import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPageLink } from '#domain/pages/page-text.ts';
import { runsOf } from '../../../tests/support/check-extent.ts';
import { isOwnPath, isWebAddress } from './link-address.ts';
import { safeHtml } from './safe-html.ts';

const otherSites = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  'javascript:alert(1)',
  '/%0a\\/evil.example',
];

describe('a path of this site', () => {
  it.each(['/', '/taxis', '/taxis?from=a&to=b#c', '/blog-page/a%20b', '/%5Cevil.example', '/a//b'])(
    'is %s',
    (address) => {
      expect(isOwnPath(address)).toBe(true);
      expect(isPageLink(address)).toBe(true);
    },
  );

  it.each(['', 'taxis', '#top', 'https://www.purvai.example/', ...otherSites])('is not %j', (address) => {
    expect(isOwnPath(address)).toBe(false);
  });

  it('leads a browser to no other host, for any text', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '.',
        '..',
        '\t',
        '\n',
        '\r',
        ' ',
        '@',
        ':',
        'evil.example',
        '#',
        '?',
        '%2F',
      ),
      fc.string({ maxLength: 3, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = parts.join('');
        if (!isOwnPath(address) && !isOwnPath(`/${address}`)) return;
        const own = isOwnPath(address) ? address : `/${address}`;
        for (const base of ['https://www.purvai.example/blog', 'http://localhost:3000/a/b']) {
          const url = new URL(own, base);
          expect(url.origin).toBe(new URL(base).origin);
          // As a redirect that is joined to the base would be read again.
          expect(new URL(url.pathname, base).origin).toBe(url.origin);
        }
      }),
      { numRuns: runsOf(10_000) },
    );
  });
});

describe('a link of a page', () => {
  it.each(['#places', 'https://www.rta.example/a?b=c'])('may be %s', (address) => {
    expect(isPageLink(address)).toBe(true);
  });

  it.each([
    ...otherSites,
    'http://a.example',
    'https://a@b.example',
    'https:/a',
    'mailto:a@b.example',
    '#a b',
  ])('is never %j', (address) => {
    expect(isPageLink(address)).toBe(false);
  });

  it('of an article is left out as well when a browser would leave the site by it', () => {
    for (const address of otherSites.slice(0, 9)) {
      const html = safeHtml(`<p><a href="${address}">x</a></p>`);
      const href = /href="([^"]*)"/.exec(html)?.[1];
      if (href !== undefined)
        expect(new URL(href, 'https://www.purvai.example/').host, address).toBe('www.purvai.example');
    }
  });
});

it('another site is named without a user', () => {
  expect(isWebAddress('http://a.example', 'http or https')).toBe(true);
  expect(isWebAddress('http://a.example', 'https')).toBe(false);
  expect(isWebAddress('https://www.purvai.example@evil.example', 'https')).toBe(false);
});
