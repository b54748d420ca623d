import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf, someOrAll } from '../../../tests/support/check-extent.ts';
import { filled, growthOf, maxGrowth } from '../../../tests/support/growth.ts';
import { cleanHtml, safeHtml } from './safe-html.ts';

const allowedTags =
  'p br h2 h3 h4 ul ol li strong em a img blockquote table caption thead tbody tfoot tr th td'.split(' ');
const allowedAttributes = 'href title src alt width height loading scope colspan rowspan'.split(' ');

describe('HTML that staff wrote', () => {
  it('keeps the tags of the editor', () => {
    const html =
      '<h2>Day 1</h2><p>Up <strong>early</strong>, <em>slowly</em>.<br />Then <a href="/taxis">a cab</a>.</p>' +
      '<ul><li>Water</li></ul><blockquote>Rest.</blockquote>' +
      '<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(safeHtml(html)).toBe(html);
  });

  it('keeps a picture and loads it lazily', () => {
    expect(safeHtml('<img src="https://img.example/a.jpg" alt="A ridge" onerror="x()">')).toBe(
      '<img alt="A ridge" src="https://img.example/a.jpg" loading="lazy" />',
    );
  });

  it('maps pasted tags to the site’s own', () => {
    expect(safeHtml('<h1>Top</h1><b>bold</b> <i>slanted</i>')).toBe(
      '<h2>Top</h2><strong>bold</strong> <em>slanted</em>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><circle /></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<style>@import "//evil.example"</style>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<option><style></option></select><img src=x onerror=alert(1)></style>',
    '<template><script>alert(1)</script></template>',
    '<form action="//evil.example"><input name=a><button>b</button></form>',
    '<base href="//evil.example">',
    '<object data="x"></object><embed src="x">',
  ])('removes unsafe parts of %s', (html) => {
    const clean = safeHtml(html);
    expect(clean).not.toMatch(
      /<(script|svg|math|style|iframe|noscript|textarea|option|template|form|input|button|base|object|embed)/i,
    );
    expect(clean).not.toMatch(/\son\w+=|style=|javascript:|data:|"\/\/|alert\(1\)<\/script/i);
  });

  it('does not change when sanitised again, for any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<img src=x onerror=a>',
        '<a href="javascript:a">',
        '</a>',
        '<table>',
        '<tr>',
        '<td',
        '>',
        '<',
        '"',
        "'",
        '&lt;',
        '&amp;',
        '<!--',
        '-->',
        '<svg>',
        '</svg>',
        '<math>',
        '<h1>',
        '<li>',
        '<br>',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const once = safeHtml(pieces.join(''));
        expect(safeHtml(once)).toBe(once);
        for (const [, tag = '', attributes = ''] of once.matchAll(/<\/?([^\s>]*)([^>]*)>/g)) {
          expect(allowedTags).toContain(tag);
          for (const [, name = ''] of attributes.matchAll(/([a-z-]+)="/g))
            expect(allowedAttributes).toContain(name);
        }
      }),
      { numRuns: runsOf(2000) },
    );
  });
});

describe('HTML that is too complex to be parsed', () => {
  it.each([
    ['<b>One</b> &amp; <i>two</i>', 'One &amp; two'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['a < b, c > d & e &lt; f &copy;', 'a d &amp; e &lt; f &amp;copy;'],
    ['<img src=x onerror=alert(1)//', 'img src=x onerror=alert(1)//'],
  ])('is reduced to its text: %s', (html, words) => {
    const deep = '<b>'.repeat(101) + html;
    expect(safeHtml(deep)).toBe(words);
    expect(cleanHtml(deep)).toBeUndefined();
  });

  it('does not change when sanitised again', () => {
    const piece = fc.oneof(
      fc.constantFrom('<', '>', '&', '&amp;', '&lt;', '<b>', '</b>', ' ', '\n', '"', '\u00a0'),
      fc.string({ maxLength: 5, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = safeHtml('<b>'.repeat(101) + pieces.join(''));
        expect(safeHtml(once)).toBe(once);
        expect(once).not.toContain('<');
      }),
    );
    const marks = safeHtml('&'.repeat(60_001));
    expect(safeHtml(marks)).toBe(marks);
    // Each stray end tag becomes an element.
    const ends = safeHtml('</p>'.repeat(20_000));
    expect(safeHtml(ends)).toBe(ends);
  });
});

describe('the time of sanitising', () => {
  const all = (unit: string) => (size: number) => filled(unit, size);
  const closed = (open: string, close: string) => (size: number) => {
    const count = Math.floor(size / (open.length + close.length));
    return open.repeat(count) + close.repeat(count);
  };
  it.each([
    ['tags in tags', all('<b>')],
    ['tags in tags, each closed', closed('<b>', '</b>')],
    ['tags in tags, with ends of others', all('<b></i>')],
    ['tags in tags, with ends that are hidden', all('<b><!--</b>-->')],
    ['tags in tags, with ends in attributes', all('<b title="</b>">')],
    ['paragraphs in tags', all('<b><p>')],
    ['paragraphs in items', all('<li><p>')],
    ['lists in lists', all('<ul><li>')],
    ['tables in tables', all('<table><tr><td>')],
    ['drawings in drawings', all('<svg>')],
    ['noscript', all('<noscript>')],
    ['frames', all('<iframe>')],
    ['brackets', all('<')],
    ['tags that never end', all('<a ')],
    ['comments that never end', all('<!--')],
    ['ends of paragraphs', all('</p>')],
    ['attributes', (size: number) => `<p ${all('title=1 ')(size)}>x</p>`],
    [
      'names of attributes',
      (size: number) => `<p ${Array.from({ length: size / 10 }, (_, at) => `on${at}=1`).join(' ')}>`,
    ],
    ['an attribute that never ends', (size: number) => `<a href="${all('x')(size)}`],
    ['an address of spaces', (size: number) => `<a href="${all(' ')(size)}">x</a>`],
    ['entities', all('&#x')],
    ['links', all('<a href="/a">a</a>')],
    ['pictures', all('<img src=/a>')],
    ['paragraphs', all('<p>A few words.</p>')],
  ])('is linear: %s', (_name, htmlOf) => {
    const work = (size: number) => {
      const html = htmlOf(size);
      return () => cleanHtml(html);
    };
    // Below and above the limits.
    for (const size of someOrAll([10_000], [10_000, 100_000]))
      expect(growthOf(work, size)).toBeLessThan(maxGrowth);
  });
});

describe('the list of removed parts', () => {
  it.each([
    ['<p>Plain <strong>words</strong></p>', []],
    ['<div class="x"><span style="color:red">Pasted</span> <b>words</b></div>', []],
    ['<p onclick="a()">x</p><script>a()</script>', ['onclick', '<script>']],
    ['<a href="javascript:a()">x</a>', ['a link to an address that is not allowed']],
    ['<a href="/taxis">x</a> <a href="https://x.example/?a=1&amp;b=%22">y</a>', []],
    ['<img src="http://x.example/a.jpg" alt="">', ['a picture that is not at https://']],
    ['<img src="/posters/goa.webp" alt="">', []],
    ['<iframe src="https://x.example"></iframe><iframe></iframe>', ['<iframe>']],
  ])('%s', (html, removed) => {
    expect(cleanHtml(html)).toEqual({ html: safeHtml(html), removed });
  });
});
