import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from '#platform/html/safe-html.ts';
import { filled, growthOf, maxGrowth } from '../../../tests/support/growth.ts';
import { type Block, blocksOf, type Run } from './html-blocks.ts';

const read = (html: string) => blocksOf(html, 'https://www.purvai.example');
const runsIn = (block: Block): Run[] => (block.kind === 'row' ? block.cells.flat() : block.runs);
const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');
/** The ampersand last, or `&amp;lt;` would become `<`. */
const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('the blocks of staff-written HTML', () => {
  it('are headings, paragraphs and quotes with bold, italic and linked text', () => {
    const html =
      '<p>Up <strong>early</strong>,<br />then <em>slowly</em> &amp; <a href="https://a.example/?b=1&amp;c=2">on</a>.</p>' +
      '<h2>Food</h2><blockquote><p>Eat.</p></blockquote>Loose';
    expect(read(safeHtml(html))).toEqual([
      {
        kind: 'paragraph',
        isQuote: false,
        runs: [
          { text: 'Up ' },
          { text: 'early', bold: true },
          { text: ',' },
          { text: '\n' },
          { text: 'then ' },
          { text: 'slowly', slanted: true },
          { text: ' & ' },
          { text: 'on', link: 'https://a.example/?b=1&c=2' },
          { text: ' (a.example/?b=1&c=2)' },
          { text: '.' },
        ],
      },
      { kind: 'heading', runs: [{ text: 'Food' }] },
      { kind: 'paragraph', isQuote: true, runs: [{ text: 'Eat.' }] },
      { kind: 'paragraph', isQuote: false, runs: [{ text: 'Loose' }] },
    ]);
  });

  it('add the address of a link when it is short and not in the text', () => {
    const textIn = (html: string) =>
      read(safeHtml(html))
        .flatMap(runsIn)
        .map(({ text }) => text)
        .join('');
    expect(textIn('<p><a href="/taxis">Cabs</a></p>')).toBe('Cabs (www.purvai.example/taxis)');
    expect(textIn('<p><a href="https://a.example/">a.example</a></p>')).toBe('a.example');
    expect(textIn('<p><a href="tel:+913610000000">Call</a></p>')).toBe('Call');
    expect(textIn(`<p><a href="https://a.example/${'x'.repeat(60)}">Far</a></p>`)).toBe('Far');
  });

  it('are nested list items with bullets and numbers', () => {
    const html =
      '<ul><li>A<ol><li>First</li><li><p>Second</p><p>and more</p></li></ol></li><li><p>B</p></li></ul>';
    const items = read(safeHtml(html)).map((block) =>
      block.kind === 'item' ? [block.depth, block.marker, textOf(block.runs)] : block,
    );
    expect(items).toEqual([
      [1, '•', 'A'],
      [2, '1.', 'First'],
      [2, '2.', 'Second'],
      [2, '', 'and more'],
      [1, '•', 'B'],
    ]);
  });

  it('are table rows, with header cells marked', () => {
    const html =
      '<table><caption>Ranges</caption><thead><tr><th>Range</th><th>Gate</th></tr></thead>' +
      '<tbody><tr><td><p>Central</p></td><td></td></tr></tbody></table>';
    const rows = read(safeHtml(html)).map((block) =>
      block.kind === 'row' ? [block.isHead, block.cells.map((cell) => textOf(cell).trim())] : block,
    );
    expect(rows).toEqual([
      { kind: 'paragraph', isQuote: false, runs: [{ text: 'Ranges' }] },
      [true, ['Range', 'Gate']],
      [false, ['Central', '']],
    ]);
  });

  it('omit pictures and empty elements', () => {
    expect(read(safeHtml('<p><img src="https://a.example/b.png" alt="Picture" /></p><p> </p>'))).toEqual([]);
  });

  it('have decoded entities and no comments', () => {
    expect(read('<p>Caf&eacute; &amp; &#8377;500 &lt;b&gt;<!-- <p>hidden</p> --> more</p>')).toEqual([
      { kind: 'paragraph', isQuote: false, runs: [{ text: 'Café & ₹500 <b> more' }] },
    ]);
  });

  it('end where an end tag is missing', () => {
    expect(read('<p>One<p>Two<ul><li>A<li>B <strong>C').map((block) => textOf(runsIn(block)))).toEqual([
      'One',
      'Two',
      'A',
      'B C',
    ]);
  });

  it('keep the formatting of nested elements', () => {
    expect(read('<p><a href="tel:1"><strong>a <em>b</em></strong></a></p>').flatMap(runsIn)).toEqual([
      { text: 'a ', bold: true, link: 'tel:1' },
      { text: 'b', bold: true, slanted: true, link: 'tel:1' },
    ]);
  });

  it('contain every word once and in order, for any nesting', () => {
    const tags = 'p h2 h3 ul ol li strong em a blockquote table thead tbody tr th td'.split(' ');
    const piece = fc.oneof(
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
      fc.stringMatching(/^ ?[a-z&]{1,5} ?$/),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const clean = safeHtml(pieces.join(''));
        const words = wordsIn(unescaped(clean.replaceAll(/<[^>]*>/g, ''))).join('');
        const said = wordsIn(
          read(clean)
            .flatMap(runsIn)
            .map(({ text }) => text)
            .join(''),
        ).join('');
        expect(said).toBe(words);
      }),
    );
  });
});

it('add the address of a link once per block', () => {
  const [block] = read(
    '<p><a href="https://a.example/">a.example</a>, <a href="https://a.example/">here</a></p>',
  );
  expect(textOf(block ? runsIn(block) : [])).toBe('a.example, here');
});

it.each([
  '<a href="https://a.example/b">a</a> ',
  '<p><a href="https://a.example/b">a</a></p>',
  '<li>a</li>',
  '<td>a</td>',
  '<strong>a</strong>',
  '<br />',
])('are parsed in linear time: %s', (unit) => {
  const growth = growthOf((size) => {
    const html = filled(unit, size);
    return () => read(html);
  }, 40_000);
  expect(growth).toBeLessThan(maxGrowth);
});
