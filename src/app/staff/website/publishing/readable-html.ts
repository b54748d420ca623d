import { readHtml } from '#platform/html/read-html.ts';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.differences;

const cells = new Set(['td', 'th']);
const blocks = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote table tr caption'.split(' '));

const collapsed = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Lines of text; a block starts and ends a line. */
function createLines() {
  const parts: string[] = [];
  const links: string[] = [];
  /** True between the end of a cell and the next tag or text. */
  let isAfterCell = false;
  return {
    open(tag: string, { href = '', alt = '', src = '' }: Readonly<Record<string, string>>): void {
      if (blocks.has(tag) || tag === 'br') parts.push('\n');
      if (tag === 'li') parts.push('• ');
      if (tag === 'a') links.push(href);
      if (tag === 'img') parts.push(collapsed(content.picture([alt, src].filter(Boolean).join(', '))));
      if (cells.has(tag) && isAfterCell) parts.push(' | ');
      isAfterCell = false;
    },
    close(tag: string): void {
      if (blocks.has(tag)) parts.push('\n');
      if (tag === 'a') parts.push(collapsed(content.linkTo(links.pop() ?? '')));
      isAfterCell = cells.has(tag);
    },
    text(text: string): void {
      if (text.trim() !== '') isAfterCell = false;
      parts.push(collapsed(text));
    },
    end(): string[] {
      const lines = parts.join('').split('\n');
      return lines.map((line) => collapsed(line).trim()).filter(Boolean);
    },
  };
}

type Lines = ReturnType<typeof createLines>;

const attributesOf = ({ attributes }: Element) =>
  Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));

/** Browsers parse HTML themselves, so the staff area's scripts need no parser. */
function readInBrowser(parent: Element, lines: Lines): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) lines.text(node.data);
    if (!(node instanceof Element)) continue;
    lines.open(node.localName, attributesOf(node));
    readInBrowser(node, lines);
    lines.close(node.localName);
  }
}

/** Converts sanitized HTML to lines of text that include the addresses of links and pictures. */
export function readableHtml(html: string): string {
  const lines = createLines();
  if (import.meta.env.SSR) readHtml(html, lines);
  else readInBrowser(new DOMParser().parseFromString(html, 'text/html').body, lines);
  return joinBullets(lines.end()).join('\n');
}

/** The paragraph inside a list item would otherwise start a new line after the bullet. */
function joinBullets(lines: string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (joined.at(-1) === '•') joined.splice(-1, 1, `• ${line}`);
    else joined.push(line);
  }
  return joined;
}
