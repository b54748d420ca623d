import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHtml } from '#platform/html/safe-html.ts';
import { htmlOf } from './html-of.ts';
import { schema } from './schema.ts';

type JSONContent = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: JSONContent[];
  content?: JSONContent[];
};
const written = (...content: JSONContent[]) => {
  const doc = Node.fromJSON(schema, { type: 'doc', content });
  doc.check();
  return htmlOf(doc);
};

const text = (value: string, ...marks: JSONContent[]) =>
  ({ type: 'text', text: value, marks }) as JSONContent;
const p = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const some = (type: string, ...content: JSONContent[]): JSONContent => ({ type, content });
const heading = (level: number, value: string): JSONContent => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
});
const bold = { type: 'bold' };
const italic = { type: 'italic' };
const link = { type: 'link', attrs: { href: 'https://example.com/?a=1&b="2"', title: 'A & B' } };
const picture: JSONContent = { type: 'image', attrs: { src: '/images/a.webp', alt: 'A "tea" garden' } };

const everything = [
  heading(2, 'Fares < 500 & more'),
  heading(3, 'A'),
  heading(4, 'B'),
  p(text('Plain\u00a0'), text('bold', bold), text('both', bold, italic), text('it', italic)),
  p(text('to ', link), text('Guwahati', link, bold), { type: 'hardBreak' }, text('second line')),
  p(picture, { type: 'image', attrs: { src: 'https://example.com/b.jpg', width: '300', height: '200' } }),
  p({ ...picture, marks: [link] }),
  some(
    'bulletList',
    some('listItem', p(text('one')), some('orderedList', some('listItem', p(text('deep'))))),
  ),
  some('orderedList', some('listItem', p(text('first')), p(text('second')))),
  some('blockquote', p(text('Said')), p(text('and written'))),
  {
    type: 'table',
    attrs: { caption: 'Fares & times' },
    content: [
      some('tableRow', some('tableHeader', p(text('From'))), some('tableHeader', p())),
      some('tableRow', some('tableHeader', p(text('Row'))), some('tableCell', p(text('₹500')))),
      some('tableRow', { type: 'tableCell', attrs: { colspan: 2 }, content: [p(picture), p()] }),
    ],
  },
  p(),
];

describe('htmlOf', () => {
  it('writes every allowed tag exactly as the sanitizer does', () => {
    const html = written(...everything);
    expect(safeHtml(html)).toBe(html);
    for (const tag of 'p br h2 h3 h4 ul ol li strong em a img blockquote table caption thead tbody tr th td'.split(
      ' ',
    ))
      expect(html).toContain(`<${tag}`);
  });

  it('writes any text exactly as the sanitizer does', () => {
    const value = fc.string({ minLength: 1, unit: 'grapheme' });
    const marks = fc.subarray([link, bold, italic]);
    const line = fc.array(
      fc.oneof(
        fc.tuple(value, marks).map(([content, used]) => text(content, ...used)),
        fc.constant<JSONContent>({ type: 'hardBreak' }),
        value.map<JSONContent>((alt) => ({ type: 'image', attrs: { src: '/a.jpg', alt, title: alt } })),
      ),
    );
    fc.assert(
      fc.property(line, line, value, (first, second, caption) => {
        const html = written(
          p(...first),
          some('blockquote', p(...second)),
          some('bulletList', some('listItem', p(...first), p(...second))),
          {
            type: 'table',
            attrs: { caption },
            content: [some('tableRow', some('tableHeader', p(...first)), some('tableCell', p(...second)))],
          },
        );
        expect(safeHtml(html)).toBe(html);
      }),
    );
  });

  it('keeps a link in one piece when a part of it is bold', () => {
    expect(written(p(text('to ', link), text('Guwahati', link, bold)))).toMatch(
      /^<p><a [^>]+>to <strong>Guwahati<\/strong><\/a><\/p>$/,
    );
  });

  it('writes `<p>` in a list item or cell only when it has several paragraphs', () => {
    expect(written(some('bulletList', some('listItem', p(text('one')))))).toBe('<ul><li>one</li></ul>');
    expect(written(some('bulletList', some('listItem', p(text('one')), p(text('two')))))).toBe(
      '<ul><li><p>one</p><p>two</p></li></ul>',
    );
  });

  it('writes the scope of a header cell', () => {
    const rows = (everything[10]?.content ?? []).slice(0, 2);
    expect(written(some('table', ...rows))).toBe(
      '<table><thead><tr><th scope="col">From</th><th scope="col"></th></tr></thead>' +
        '<tbody><tr><th scope="row">Row</th><td>₹500</td></tr></tbody></table>',
    );
  });

  it.each([
    ['nothing', [p()]],
    ['spaces and line breaks', [p(text('  ')), p({ type: 'hardBreak' })]],
    ['empty frames', [some('bulletList', some('listItem', p())), some('blockquote', p())]],
  ])('is empty when there is only %s', (_what, content) => {
    expect(written(...content)).toBe('');
  });

  it('leaves out empty blocks between texts', () => {
    expect(written(p(text('a')), p(), heading(2, ' '), p(text('b')))).toBe('<p>a</p><p>b</p>');
  });
});
