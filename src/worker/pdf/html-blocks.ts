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
const empty = new Set(['br', 'img']);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The sanitiser writes only these four entities. */
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');

/** A PDF needs absolute addresses. */
const linkIn = (attributes: string, website: string) => {
  const href = /\shref="([^"]*)"/.exec(attributes)?.[1];
  return href && URL.parse(decoded(href), website)?.href;
};

const maxAddressLength = 60;

/** The address without its scheme; empty for a mail address or a phone number. */
const addressOf = (link: string) => /^https?:\/\/(.*?)\/?$/.exec(link)?.[1] ?? '';

const says = (runs: readonly Run[]) => runs.some(({ text }) => text.trim() !== '');

const markerOf = (list: Open | undefined) => (list?.tag === 'ol' ? `${list.count ?? 1}.` : '•');

/** Reads sanitised HTML in one pass, with the open elements on a stack. */
function createReader(website: string) {
  const blocks: Block[] = [];
  const stack: Open[] = [];
  let runs: Run[] = [];
  /** Links of this block whose address is already in the text. */
  let saidLinks = new Set<string>();
  let row: Run[][] = [];

  const startRuns = () => {
    runs = [];
    saidLinks = new Set();
  };

  const nearest = (...tags: string[]) => stack.findLast(({ tag }) => tags.includes(tag));
  const isInCell = () => stack.some(({ tag }) => cells.has(tag));

  const addText = (text: string) => {
    const link = nearest('a')?.link;
    if (link && text.includes(addressOf(link))) saidLinks.add(link);
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
    if (address.length > 0 && address.length <= maxAddressLength && !saidLinks.has(link))
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
    if (row.some(says)) blocks.push({ kind: 'row', cells: row, isHead: nearest('thead') !== undefined });
    row = [];
  };

  const endBlock = () => {
    // A cell is one block, with any content.
    if (isInCell()) {
      if (says(runs)) addText('\n');
      return;
    }
    if (says(runs)) {
      // Browsers move text between cells out of the table.
      endRow();
      blocks.push(blockAround());
    }
    startRuns();
  };

  return {
    addText,
    open(tag: string, attributes: string): void {
      if (tag === 'br') addText('\n');
      if (empty.has(tag)) return;
      if (!inline.has(tag)) endBlock();
      const list = tag === 'li' ? nearest('ul', 'ol') : undefined;
      if (list) list.count = (list.count ?? 0) + 1;
      stack.push({ tag, link: tag === 'a' ? linkIn(attributes, website) : undefined });
    },
    close(tag: string): void {
      if (tag === 'a') addAddress();
      if (!inline.has(tag) && !cells.has(tag)) endBlock();
      const index = stack.findLastIndex((open) => open.tag === tag);
      if (index >= 0) stack.splice(index, 1);
      // A nested table becomes the cell's text.
      if (isInCell()) return;
      if (cells.has(tag)) endCell();
      if (tag === 'tr') endRow();
    },
    end(): Block[] {
      endBlock();
      endRow();
      return blocks;
    },
  };
}

/** Sanitised HTML as blocks of a printed page, without pictures. */
export function blocksOf(html: string, website: string): Block[] {
  const reader = createReader(website);
  for (const [, closes, tag, attributes = '', text] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) reader.addText(decoded(text).replaceAll(/[\t\n\f\r ]+/g, ' '));
    else if (tag && closes) reader.close(tag);
    else if (tag) reader.open(tag, attributes);
  }
  return reader.end();
}
