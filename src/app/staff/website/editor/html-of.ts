import type { Mark, Node } from '@tiptap/pm/model';

type Values = Record<string, unknown>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const attributes = (values: Values) =>
  Object.entries(values)
    .filter(([name, value]) => name === 'alt' || Boolean(value))
    .map(([name, value]) => ` ${name}="${escaped(String(value ?? '')).replaceAll('"', '&quot;')}"`)
    .join('');

const element = (name: string, content: string, values: Values = {}) =>
  `<${name}${attributes(values)}>${content}</${name}>`;

const markNames: Record<string, string> = { bold: 'strong', italic: 'em', link: 'a' };
const opened = (mark: Mark) => `<${markNames[mark.type.name]}${attributes(mark.attrs)}>`;
const closed = (marks: readonly Mark[]) =>
  marks
    .toReversed()
    .map((mark) => `</${markNames[mark.type.name]}>`)
    .join('');

const leaves: Record<string, (node: Node) => string> = {
  text: (node) => escaped(node.text ?? ''),
  hardBreak: () => '<br />',
  image: ({ attrs: { src, alt, title, width, height } }) =>
    `<img${attributes({ alt, src, title, width, height, loading: 'lazy' })} />`,
};

/** Marks that adjacent nodes share stay open between them. */
function lineOf(node: Node): string {
  let open: readonly Mark[] = [];
  let html = '';
  node.forEach((child) => {
    const firstOther = open.findIndex((mark, place) => !child.marks[place]?.eq(mark));
    const sharedCount = firstOther === -1 ? open.length : firstOther;
    html += closed(open.slice(sharedCount)) + child.marks.slice(sharedCount).map(opened).join('');
    html += leaves[child.type.name]?.(child) ?? '';
    open = child.marks;
  });
  return html + closed(open);
}

export function isBlank(node: Node): boolean {
  let hasPicture = false;
  node.descendants(({ type }) => {
    hasPicture ||= type.name === 'image';
  });
  return !hasPicture && node.textContent.trim() === '';
}

const all = (nodes: readonly Node[]) => nodes.map(blockOf).join('');

/** Empty blocks are left out. */
const flowOf = (node: Node) => all(node.children.filter((child) => !isBlank(child)));

/** The only paragraph of a list item or cell is written without `<p>`. */
function itemContentOf({ children: [first, ...others] }: Node): string {
  const isSingle = first?.type.name === 'paragraph' && !others.some(({ type }) => type === first.type);
  if (!first) return '';
  return isSingle ? lineOf(first) + all(others) : all([first, ...others]);
}

const spansOf = ({ attrs: { colspan, rowspan } }: Node) => ({
  colspan: colspan > 1 && colspan,
  rowspan: rowspan > 1 && rowspan,
});

const rowOf = (row: Node, scope: 'col' | 'row') =>
  element(
    'tr',
    row.children
      .map((cell) =>
        cell.type.name === 'tableHeader'
          ? element('th', itemContentOf(cell), { scope, ...spansOf(cell) })
          : element('td', itemContentOf(cell), spansOf(cell)),
      )
      .join(''),
  );

const isHeaderRow = (row: Node) =>
  row.children.every((cell) => cell.type.name === 'tableHeader' && cell.attrs.rowspan === 1);

function tableOf({ attrs, children: rows }: Node): string {
  const [head, ...others] = rows;
  const hasHead = head !== undefined && isHeaderRow(head);
  const body = (hasHead ? others : rows).map((row) => rowOf(row, 'row')).join('');
  const caption = attrs.caption ? element('caption', escaped(attrs.caption)) : '';
  const parts = (hasHead ? element('thead', rowOf(head, 'col')) : '') + (body && element('tbody', body));
  return element('table', caption + parts);
}

const blocks: Record<string, (node: Node) => string> = {
  paragraph: (node) => element('p', lineOf(node)),
  heading: (node) => element(`h${node.attrs.level}`, lineOf(node)),
  bulletList: (node) => element('ul', all(node.children)),
  orderedList: (node) => element('ol', all(node.children)),
  listItem: (node) => element('li', itemContentOf(node)),
  blockquote: (node) => element('blockquote', flowOf(node)),
  table: tableOf,
};

function blockOf(node: Node): string {
  return blocks[node.type.name]?.(node) ?? '';
}

/** The HTML to save: identical to the sanitizer's output, and empty for an empty document. */
export const htmlOf = (doc: Node): string => flowOf(doc);
