import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfHtml } from './html-text.ts';

describe('textOfHtml', () => {
  it('keeps lines and paragraphs, and marks quotes', () => {
    const html = `<html><head><title>No</title><style>p{}</style></head><body>
      <div>Dear Rupa,<br>yes&nbsp;please &amp; thanks.</div><p>Four of us:</p><ul><li>two</li><li>children</li></ul>
      <script>alert(1)</script>
      <div class="gmail_quote">On Monday Purvai wrote:<blockquote>Shall we book?</blockquote></div></body></html>`;
    expect(textOfHtml(html)).toBe(
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
    fc.assert(fc.property(fc.array(piece), (pieces) => typeof textOfHtml(pieces.join('')) === 'string'));
  });

  it('gives up on a mail with more tags than any person writes', () => {
    expect(textOfHtml('<b>'.repeat(20_000))).toBe('');
  });
});
