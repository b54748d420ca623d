import { Mark, Node, wrappingInputRule } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink, isAllowedPicture } from './addresses.ts';

/** Stores only address and title; target and style are decided when the page is rendered. */
export const Link = Mark.create({
  name: 'link',
  // The highest priority makes the link the outermost mark, so that bold text inside does not split it.
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isAllowedLink(element.getAttribute('href')) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** The sanitizer removes start numbers and list styles, so every list counts from one. */
const NumberedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: () => ['ol', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'listItem') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type })];
  },
});

const pixels = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name)?.match(/^\d+$/)?.[0] ?? null,
});

/** Inline, so that a picture can be part of a link. */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    title: { default: null },
    width: pixels('width'),
    height: pixels('height'),
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isAllowedPicture(element.getAttribute('src')) ? null : false),
    },
  ],
  addInputRules: () => [],
}).configure({ inline: true });

/** Without widths and alignments, which would need inline styles. */
const spans = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, parseHTML: () => null, rendered: false },
});

const captionOf = (table: HTMLElement) => table.querySelector(':scope > caption')?.textContent.trim() || null;

/** An imported caption is shown and kept, but cannot be edited here. */
const CaptionedTable = Table.extend({
  addAttributes: () => ({ caption: { default: null, parseHTML: captionOf, rendered: false } }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) =>
    node.attrs.caption
      ? ['table', ['caption', { contenteditable: 'false' }, node.attrs.caption], ['tbody', 0]]
      : ['table', ['tbody', 0]],
  addNodeView: () => null,
});

const tableNodes = [
  CaptionedTable,
  TableRow,
  TableCell.extend({ addAttributes: spans }),
  TableHeader.extend({ addAttributes: spans }),
];

/** Exactly the tags that the sanitizer allows, so that nothing is lost when the text is saved. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    dropcursor: { color: false, class: 'drop-cursor' },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    orderedList: false,
    strike: false,
    underline: false,
  }),
  Link,
  NumberedList,
  Picture,
  ...tableNodes,
];
