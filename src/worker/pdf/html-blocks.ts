export type Run = { text: string; bold?: boolean; slanted?: boolean; link?: string };

export type Block =
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[]; isQuote: boolean }
  /** Without a marker it goes on with the item before. */
  | { kind: 'item'; runs: Run[]; marker: string; depth: number }
  | { kind: 'row'; cells: Run[][]; isHead: boolean };

type Open = { tag: string; link?: string | undefined; count?: number; isMarked?: boolean };

const inline = new Set(['strong', 'em', 'a']);
const headings = new Set(['h2', 'h3', 'h4']);
const lists = new Set(['ul', 'ol']);
const cells = new Set(['td', 'th']);
const empty = new Set(['br', 'img']);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The cleaner writes no entities but these four. */
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');

/** On paper there is no page that an address could be relative to. */
const linkIn = (attributes: string, website: string) => {
  const href = /\shref="([^"]*)"/.exec(attributes)?.[1];
  return href && URL.parse(decoded(href), website)?.href;
};

const maxAddressLength = 60;

/** A web address as it is typed; empty for a mail address or a number. */
const addressOf = (link: string) => /^https?:\/\/(.*?)\/?$/.exec(link)?.[1] ?? '';

const says = (runs: readonly Run[]) => runs.some(({ text }) => text.trim() !== '');

const markerOf = (list: Open | undefined) => (list?.tag === 'ol' ? `${list.count ?? 1}.` : '•');

/** Takes cleaned HTML from its beginning to its end; every element that is open is on the stack. */
function createReader(website: string) {
  const blocks: Block[] = [];
  const stack: Open[] = [];
  let runs: Run[] = [];
  /** Links of this block whose address its reader has in the text already. */
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

  /** A reader on paper cannot follow a link, but can type a short one. */
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
    // A cell is one block, whatever stands in it.
    if (isInCell()) {
      if (says(runs)) addText('\n');
      return;
    }
    if (says(runs)) {
      // Words beside cells are in no table that a browser would make.
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
      // A table inside a cell is read as that cell's words.
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

/** Cleaned HTML as the blocks that a printed page is made of. Pictures stay on the site. */
export function blocksOf(html: string, website: string): Block[] {
  const reader = createReader(website);
  for (const [, closes, tag, attributes = '', text] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) reader.addText(decoded(text).replaceAll(/[\t\n\f\r ]+/g, ' '));
    else if (tag && closes) reader.close(tag);
    else if (tag) reader.open(tag, attributes);
  }
  return reader.end();
}
