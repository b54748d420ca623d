import { hasTooManyTags } from './html-limits.ts';
import { readHtml } from './read-html.ts';

const hidden = new Set(
  'head title script style template noscript svg math iframe textarea select'.split(' '),
);
const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li table tr blockquote pre hr section article header footer address dl dt dd center'.split(
    ' ',
  ),
);
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote table pre'.split(' '));

/** Mail programs put the mail that is answered into such an element. */
const isQuote = (tag: string, { class: names = '' }: Readonly<Record<string, string>>) =>
  tag === 'blockquote' || (tag === 'div' && /\b(gmail_quote|yahoo_quoted|moz-cite-prefix)\b/.test(names));

/** The text of an HTML mail, with `>` before quoted lines; empty when it has too many tags to be parsed. */
export function textOfHtml(html: string): string {
  if (hasTooManyTags(html)) return '';
  const lines: string[] = [];
  let line = '';
  let quotes: string[] = [];
  let hiding = 0;
  const open: { tag: string; isQuote: boolean }[] = [];

  const endLine = () => {
    const text = line.replaceAll(/[ \t\u00a0]+/g, ' ').trim();
    if (text !== '') lines.push(`${quotes.join('')}${text}`);
    line = '';
  };
  const endParagraph = () => {
    endLine();
    if (lines.length > 0 && lines.at(-1) !== '') lines.push('');
  };
  const endOf = (tag: string) => {
    if (paragraphs.has(tag)) endParagraph();
    else if (blocks.has(tag)) endLine();
  };

  readHtml(html, {
    open(tag, attributes) {
      if (hidden.has(tag)) hiding++;
      endOf(tag);
      const starts = isQuote(tag, attributes);
      if (starts) {
        endLine();
        quotes = [...quotes, '> '];
      }
      open.push({ tag, isQuote: starts });
      if (tag === 'br') {
        // Two breaks are an empty line.
        if (line.trim() === '') endParagraph();
        else endLine();
      }
      if (tag === 'li') line = '- ';
      if (tag === 'td' || tag === 'th') line += ' ';
    },
    close(tag) {
      if (hidden.has(tag)) hiding--;
      endOf(tag);
      const closed = open.pop();
      if (closed?.isQuote) {
        endLine();
        quotes = quotes.slice(1);
      }
    },
    text(text) {
      if (hiding === 0) line += text.replaceAll(/\s+/g, ' ');
    },
  });
  endLine();
  return lines.join('\n').trim();
}
