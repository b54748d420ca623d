import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from '#platform/html/safe-html.ts';
import { filled, growthOf, maxGrowth } from '../../../../tests/support/growth.ts';
import { anchorHeadings, countWords, needsContents, readingMinutes } from './article-text.ts';

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

describe('anchors', () => {
  it('are made from the text of each h2 only', () => {
    const { html, contents } = anchorHeadings(
      '<p>First</p><h2>Start <em>before</em> eight</h2><h3>No</h3><h2>Café &amp; “tea”</h2><h2> </h2>',
    );
    expect(html).toBe(
      '<p>First</p><h2 id="part-start-before-eight">Start <em>before</em> eight</h2><h3>No</h3>' +
        '<h2 id="part-cafe-tea">Café &amp; “tea”</h2><h2> </h2>',
    );
    expect(contents).toEqual([
      { id: 'part-start-before-eight', text: 'Start before eight' },
      { id: 'part-cafe-tea', text: 'Café & “tea”' },
    ]);
  });

  it('are unique for equal headings and for other scripts', () => {
    const headings = ['Food', 'Food 2', 'Food', 'শৰাই', 'শৰাই'];
    const { contents } = anchorHeadings(headings.map((text) => `<h2>${text}</h2>`).join(''));
    expect(contents.map(({ id }) => id)).toEqual([
      'part-food',
      'part-food-2',
      'part-food-3',
      'part-heading',
      'part-heading-2',
    ]);
  });

  it('are found with entities, comments and nested tags in the heading', () => {
    const { html, contents } = anchorHeadings(
      '<h2>Tea &#38; <strong><em>caf&eacute;s</em></strong><!-- <h2>no</h2> --></h2><!-- <h2>No</h2> -->',
    );
    expect(html).toBe(
      '<h2 id="part-tea-cafes">Tea &#38; <strong><em>caf&eacute;s</em></strong><!-- <h2>no</h2> --></h2>' +
        '<!-- <h2>No</h2> -->',
    );
    expect(contents).toEqual([{ id: 'part-tea-cafes', text: 'Tea & cafés' }]);
  });

  it('are found in broken markup', () => {
    const { html } = anchorHeadings('<p>a < b<h2>One</h2><h2><em>Two</h2><p>x</em><h2>Three');
    expect(html).toBe(
      '<p>a < b<h2 id="part-one">One</h2><h2 id="part-two"><em>Two</h2><p>x</em><h2 id="part-three">Three',
    );
  });

  it('are unique and escaped for any headings, and change nothing else', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (headings) => {
        const clean = safeHtml(
          headings.map((text) => `<h2 id="main" class="x">${text}</h2>`).join('<p>x</p>'),
        );
        const { html, contents } = anchorHeadings(clean);
        const ids = idsIn(html);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(contents.map(({ id }) => id));
        for (const id of ids) expect(id).toMatch(/^part-[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(html.replaceAll(/<h2 id="[^"]*">/g, '<h2>')).toBe(clean);
      }),
    );
  });
});

describe('the reading time', () => {
  it('counts words, not tags, dashes or parts of a formatted word', () => {
    expect(countWords('<p>One – <strong>t</strong>wo</p><ul><li>three</li><li>4 &amp; five</li></ul>')).toBe(
      5,
    );
    expect(countWords('<p></p>')).toBe(0);
    expect(countWords('<p>One<!-- two --> three &ndash; caf&eacute;<p>4 < 5')).toBe(5);
  });

  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [800, 4],
  ])('of %i words is %i minutes', (wordCount, minutes) => {
    expect(readingMinutes(wordCount)).toBe(minutes);
  });

  it('needs a table of contents from 600 words and three sections', () => {
    const sections = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
    expect(needsContents(600, sections)).toBe(true);
    expect(needsContents(599, sections)).toBe(false);
    expect(needsContents(5000, sections.slice(1))).toBe(false);
  });
});

it.each(['<h2>Food</h2>', '<h2>Food 2</h2><h2>Food</h2>', '<p>a</p>', '<h2><em>a</em></h2>'])(
  'finds anchors and words in linear time: %s',
  (unit) => {
    const growth = growthOf((size) => {
      const html = filled(unit, size);
      return () => [anchorHeadings(html), countWords(html)];
    }, 20_000);
    expect(growth).toBeLessThan(maxGrowth);
  },
);
