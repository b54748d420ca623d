import { type HtmlReader, readHtml } from '#platform/html/read-html.ts';

export type Run = { text: string; bold?: boolean; slanted?: boolean; link?: string };

export type Block =
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[]; isQuote: boolean }
  /** Without a marker it continues the item before. */
  | { kind: 'item'; runs: Run[]; marker: string; depth: number }
  | { kind: 'row'; cells: Run[][]; isHead: boolean };

type Open = { tag: string; link?: string | undefined; count?: number; isMarked?: boolean };

const inline = new Set(['strong', 'em', 'a']);
const headings = new Set(['h2', 'h3', 'h4']);
const lists = new Set(['ul', 'ol']);
const cells = new Set(['td', 'th']);
const voidTags = new Set(['br', 'img']);

const maxAddressLength = 60;

/** The address without its scheme; empty for a mail address or a phone number. */
const addressOf = (link: string) => /^https?:\/\/(.*?)\/?$/.exec(link)?.[1] ?? '';

const hasText = (runs: readonly Run[]) => runs.some(({ text }) => text.trim() !== '');

const markerOf = (list: Open | undefined) => (list?.tag === 'ol' ? `${list.count ?? 1}.` : '•');

/** Collects the blocks in one pass, with the open elements on a stack. */
function createReader(website: string) {
  const blocks: Block[] = [];
  const stack: Open[] = [];
  let runs: Run[] = [];
  /** Links of this block whose address is already in the text. */
  let linksInText = new Set<string>();
  let row: Run[][] = [];

  const startRuns = () => {
    runs = [];
    linksInText = new Set();
  };

  const nearest = (...tags: string[]) => stack.findLast(({ tag }) => tags.includes(tag));
  const isInCell = () => stack.some(({ tag }) => cells.has(tag));

  const addText = (text: string) => {
    const link = nearest('a')?.link;
    if (link && text.includes(addressOf(link))) linksInText.add(link);
    runs.push({
      text,
      ...(nearest('strong', 'th') && { bold: true }),
      ...(nearest('em') && { slanted: true }),
      ...(link && { link }),
    });
  };

  /** Adds a short address after a link, because paper has no links. */
  const addAddress = () => {
    const link = nearest('a')?.link ?? '';
    const address = addressOf(link);
    if (address.length > 0 && address.length <= maxAddressLength && !linksInText.has(link))
      runs.push({ text: ` (${address})` });
  };

  const blockAround = (): Block => {
    if (stack.some(({ tag }) => headings.has(tag))) return { kind: 'heading', runs };
    const item = nearest('li');
    if (!item) return { kind: 'paragraph', runs, isQuote: nearest('blockquote') !== undefined };
    const depth = stack.filter(({ tag }) => lists.has(tag)).length;
    const marker = item.isMarked ? '' : markerOf(nearest('ul', 'ol'));
    item.isMarked = true;
    return { kind: 'item', runs, marker, depth };
  };

  const endCell = () => {
    row.push(runs);
    startRuns();
  };

  const endRow = () => {
    if (row.some(hasText)) blocks.push({ kind: 'row', cells: row, isHead: nearest('thead') !== undefined });
    row = [];
  };

  const endBlock = () => {
    // A cell is one block, with any content.
    if (isInCell()) {
      if (hasText(runs)) addText('\n');
      return;
    }
    if (hasText(runs)) {
      // Browsers move text between cells out of the table.
      endRow();
      blocks.push(blockAround());
    }
    startRuns();
  };

  const reader: HtmlReader = {
    text: (text) => addText(text.replaceAll(/[\t\n\f\r ]+/g, ' ')),
    open(tag, { href }) {
      if (tag === 'br') addText('\n');
      if (voidTags.has(tag)) return;
      if (!inline.has(tag)) endBlock();
      const list = tag === 'li' ? nearest('ul', 'ol') : undefined;
      if (list) list.count = (list.count ?? 0) + 1;
      // A PDF needs absolute addresses.
      stack.push({ tag, link: tag === 'a' && href ? URL.parse(href, website)?.href : undefined });
    },
    close(tag) {
      if (voidTags.has(tag)) return;
      if (tag === 'a') addAddress();
      if (!inline.has(tag) && !cells.has(tag)) endBlock();
      const index = stack.findLastIndex((open) => open.tag === tag);
      if (index >= 0) stack.splice(index, 1);
      // A nested table becomes the cell's text.
      if (isInCell()) return;
      if (cells.has(tag)) endCell();
      if (tag === 'tr') endRow();
    },
  };
  const end = (): Block[] => {
    endBlock();
    endRow();
    return blocks;
  };
  return { reader, end };
}

/** Sanitised HTML as blocks of a printed page, without pictures. */
export function blocksOf(html: string, website: string): Block[] {
  const { reader, end } = createReader(website);
  readHtml(html, reader);
  return end();
}
