import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filled, growthOf, maxGrowth } from '../../../tests/support/growth.ts';
import { textOfHtml } from './html-text.ts';

describe('textOfHtml', () => {
  it('keeps lines and paragraphs, and marks quotes', () => {
    const html = `<html><head><title>No</title><style>p{}</style></head><body>
      <div>Dear Rupa,<br>yes&nbsp;please &amp; thanks.</div><p>Four of us:</p><ul><li>two</li><li>children</li></ul>
      <script>alert(1)</script>
      <div class="gmail_quote">On Monday Purvai wrote:<blockquote>Shall we book?</blockquote></div></body></html>`;
    expect(textOfHtml(html).text).toBe(
      [
        'Dear Rupa,',
        'yes please & thanks.',
        '',
        'Four of us:',
        '',
        '- two',
        '- children',
        '',
        '> On Monday Purvai wrote:',
        '',
        '> > Shall we book?',
      ].join('\n'),
    );
  });

  it('never lets markup through, nor fails', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<br>',
        '<blockquote>',
        '</blockquote>',
        '<script>',
        '</script>',
        '<td',
        '&lt;b&gt;',
      ),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(fc.property(fc.array(piece), (pieces) => typeof textOfHtml(pieces.join('')).text === 'string'));
  });

  it('gives up on a mail with more tags than any person writes', () => {
    expect(textOfHtml('<b>'.repeat(20_000))).toEqual({ text: '', isCut: true });
  });

  it.each([
    ['quotes', '<blockquote>a'],
    ['quotes of Gmail', '<div class="gmail_quote">a'],
    ['lists', '<ul><li>a'],
    ['tables', '<table><tr><td>a'],
  ])('of nested %s is no longer than the mail, and ends at a depth', (_name, unit) => {
    const html = unit.repeat(11_000 / unit.split('<').length);
    const { text, isCut } = textOfHtml(html);
    expect(text).toMatch(/a/);
    expect(text.length).toBeLessThan(html.length / 10);
    expect(isCut).toBe(true);
  });

  it('keeps what comes before the depth at which it ends, and all of a long thread', () => {
    expect(textOfHtml(`<p>Yes, please.</p>${'<div>'.repeat(300)}never read`)).toEqual({
      text: 'Yes, please.',
      isCut: true,
    });
    const thread = `${'<blockquote><div>earlier'.repeat(40)}${'</div></blockquote>'.repeat(40)}<p>the end</p>`;
    const { text, isCut } = textOfHtml(thread);
    expect(text.match(/earlier/g)).toHaveLength(40);
    expect(text).toMatch(/^> > > > > earlier$/m);
    expect(text).toMatch(/^the end$/m);
    expect(isCut).toBe(false);
  });

  it.each([
    ['quotes of one line', (size: number) => filled('<blockquote>a</blockquote>', size)],
    ['nested quotes', (size: number) => filled('<blockquote>a<br>', size)],
    ['breaks', (size: number) => filled('a<br>', size)],
    ['one long line', (size: number) => `<b>${filled('a ', size)}`],
    ['blanks', (size: number) => filled('\u00a0 \t', size)],
    ['entities that never end', (size: number) => filled('&nbsp', size)],
    ['comments that never end', (size: number) => filled('<!--', size)],
  ])('takes time in proportion to the size: %s', (_name, htmlOf) => {
    expect(growthOf((size) => () => textOfHtml(htmlOf(size)), 10_000)).toBeLessThan(maxGrowth);
  });
});
