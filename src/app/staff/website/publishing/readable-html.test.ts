import { describe, expect, it } from 'vitest';
import { filled, growthOf, maxGrowth } from '../../../../../tests/support/growth.ts';
import { readableHtml } from './readable-html.ts';

describe('readableHtml', () => {
  it.each([
    ['<p>One <strong>two</strong>.</p><h2>Three</h2>', 'One two.\nThree'],
    ['<ul><li><p>Tea</p></li><li>Rice</li></ul>', '• Tea\n• Rice'],
    ['<p>A<br>B</p>', 'A\nB'],
    ['<table><tbody><tr><th>Gate</th><td>Kohora</td></tr></tbody></table>', 'Gate | Kohora'],
    ['<p><a href="/taxis">Cabs</a></p>', 'Cabs (link to /taxis)'],
    ['<p><img src="/posters/a.webp" alt="A hill"></p>', '[Picture: A hill, /posters/a.webp]'],
    ['<p>5 &lt; 6 &amp; 7 &#8212; &#x41;&nbsp;&unknown; &#9999999;</p>', '5 < 6 & 7 — A &unknown; \u{FFFD}'],
    ['<p>One<!-- <p>two</p> --> three</p>', 'One three'],
    ['<p>One<p>Two<ul><li>Tea<li>Rice</ul>', 'One\nTwo\n• Tea\n• Rice'],
    ['<ul><li>Tea<ul><li><strong>Green <em>leaf</em></strong></li></ul></li></ul>', '• Tea\n• Green leaf'],
    ['<p>5 < 6 and <a href="/cut', '5 < 6 and'],
    ['', ''],
  ])('%j', (html, text) => {
    expect(readableHtml(html)).toBe(text);
  });

  it('decodes entities in an address', () => {
    expect(readableHtml('<p><a href="/x?a=1&amp;b=2">X</a> and more</p>')).toBe(
      'X (link to /x?a=1&b=2) and more',
    );
  });
});

it.each(['<a href="/a">a', '<a', '<', '<img ', '<li', '</td> ', '&a', '<p>a</p>'])(
  'takes linear time, also for unsanitized HTML: %j',
  (unit) => {
    const growth = growthOf((size) => {
      const html = filled(unit, size);
      return () => readableHtml(html);
    }, 20_000);
    expect(growth).toBeLessThan(maxGrowth);
  },
);
