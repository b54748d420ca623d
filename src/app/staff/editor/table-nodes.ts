import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Without widths and alignments, which would need styles. */
const spans = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, parseHTML: () => null, rendered: false },
});

const captionOf = (table: HTMLElement) => table.querySelector(':scope > caption')?.textContent.trim() || null;

/** A caption that somebody wrote elsewhere is shown and kept, but not edited here. */
const CaptionedTable = Table.extend({
  addAttributes: () => ({ caption: { default: null, parseHTML: captionOf, rendered: false } }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) =>
    node.attrs.caption
      ? ['table', ['caption', { contenteditable: 'false' }, node.attrs.caption], ['tbody', 0]]
      : ['table', ['tbody', 0]],
  addNodeView: () => null,
});

export const tableNodes = [
  CaptionedTable,
  TableRow,
  TableCell.extend({ addAttributes: spans }),
  TableHeader.extend({ addAttributes: spans }),
];
