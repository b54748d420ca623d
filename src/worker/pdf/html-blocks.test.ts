import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from '#platform/html/safe-html.ts';
import { filled, growthOf, maxGrowth } from '../../../tests/support/growth.ts';
import { type Block, blocksOf, type Run } from './html-blocks.ts';

const read = (html: string) => blocksOf(html, 'https://www.purvai.example');
const runsIn = (block: Block): Run[] => (block.kind === 'row' ? block.cells.flat() : block.runs);
const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');
/** The ampersand last, or `&amp;lt;` would become a bracket that nobody wrote. */
const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('the blocks of what staff wrote', () => {
  it('are headings, paragraphs and quotes, with their bold, slanted and linked words', () => {
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

  it('tell a reader on paper where a link leads, where that is short and not said already', () => {
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

  it('are items with their bullets and numbers, one in another', () => {
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

  it('are rows of cells, with those of the head told apart', () => {
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

  it('leave out pictures and what says nothing', () => {
    expect(read(safeHtml('<p><img src="https://a.example/b.png" alt="Picture" /></p><p> </p>'))).toEqual([]);
  });

  it('hold every word once and in order, whatever is nested in what', () => {
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

it('tell the address of a link once in a block, wherever it is said', () => {
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
])('are found in a time that grows with the text: %s', (unit) => {
  const growth = growthOf((size) => {
    const html = filled(unit, size);
    return () => read(html);
  }, 40_000);
  expect(growth).toBeLessThan(maxGrowth);
});
