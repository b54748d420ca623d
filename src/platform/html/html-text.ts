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

/** Deeper than long threads are; the parser's work grows with the number of tags times their depth. */
const maxOpen = 200;
/** Deeper quotes have no more marks, because each line would repeat all of them. */
const maxMarks = 5;
/** Of the text; as much as is read of a mail. */
const maxLength = 256 * 1024;

/** Ends the parser before the end of the HTML. */
class EnoughRead extends Error {}

export type HtmlText = {
  text: string;
  /** There is more in the HTML than was read. */
  isCut: boolean;
};

/** Collects lines while tags and texts arrive. */
class TextLines {
  readonly lines: string[] = [];
  private line = '';
  private length = 0;
  private quotes = 0;
  private hiding = 0;
  private readonly opened: { isQuote: boolean }[] = [];

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (this.opened.length >= maxOpen) throw new EnoughRead();
    if (hidden.has(tag)) this.hiding += 1;
    this.endOf(tag);
    const starts = isQuote(tag, attributes);
    if (starts) {
      this.endLine();
      this.quotes += 1;
    }
    this.opened.push({ isQuote: starts });
    if (tag === 'br') {
      // Two breaks are an empty line.
      if (this.line.trim() === '') this.endParagraph();
      else this.endLine();
    }
    if (tag === 'li') this.line = '- ';
    if (tag === 'td' || tag === 'th') this.line += ' ';
  }

  close(tag: string): void {
    if (hidden.has(tag)) this.hiding -= 1;
    this.endOf(tag);
    if (!this.opened.pop()?.isQuote) return;
    this.endLine();
    this.quotes -= 1;
  }

  text(text: string): void {
    if (this.hiding === 0) this.line += text.replaceAll(/\s+/g, ' ');
  }

  endLine(): void {
    const text = this.line.replaceAll(/[ \t\u00a0]+/g, ' ').trim();
    if (text !== '') this.add(`${'> '.repeat(Math.min(this.quotes, maxMarks))}${text}`);
    this.line = '';
  }

  private add(line: string): void {
    this.length += line.length + 1;
    if (this.length > maxLength) throw new EnoughRead();
    this.lines.push(line);
  }

  private endParagraph(): void {
    this.endLine();
    if (this.lines.length > 0 && this.lines.at(-1) !== '') this.add('');
  }

  private endOf(tag: string): void {
    if (paragraphs.has(tag)) this.endParagraph();
    else if (blocks.has(tag)) this.endLine();
  }
}

/**
 * The text of an HTML mail, with `>` before quoted lines. Reading ends at depths and lengths that no person sends; of a mail with
 * too many tags nothing is read.
 */
export function textOfHtml(html: string): HtmlText {
  if (hasTooManyTags(html)) return { text: '', isCut: true };
  const read = new TextLines();
  let isCut = false;
  try {
    readHtml(html, {
      open: (tag, attributes) => read.open(tag, attributes),
      close: (tag) => read.close(tag),
      text: (text) => read.text(text),
    });
    read.endLine();
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error;
    isCut = true;
  }
  return { text: read.lines.join('\n').trim(), isCut };
}
