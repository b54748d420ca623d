import { type MarkSpec, type NodeSpec, Schema } from '@tiptap/pm/model';
import { isAllowedLink, isAllowedPicture } from './addresses.ts';

export const headingLevels = [2, 3, 4] as const;

/** The link comes first and is therefore the outermost mark, so that bold text inside does not split it. */
const marks = {
  /** Stores only address and title; target and style are decided when the page is rendered. */
  link: {
    inclusive: false,
    attrs: { href: { default: null }, title: { default: null } },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href');
          return isAllowedLink(href) && { href, title: link.getAttribute('title') };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', attrs, 0],
  },
  bold: {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
      { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'bold' },
      { style: 'font-weight', getAttrs: (weight) => /^(?:bold(?:er)?|[5-9]\d{2,})$/.test(weight) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  italic: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i', getAttrs: ({ style }) => style.fontStyle !== 'normal' && null },
      { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'italic' },
      { style: 'font-style=italic' },
    ],
    toDOM: () => ['em', 0],
  },
} satisfies Record<string, MarkSpec>;

const digitsOf = (element: HTMLElement, name: string) =>
  element.getAttribute(name)?.match(/^\d+$/)?.[0] ?? null;

/** Inline, so that a picture can be part of a link. */
const image: NodeSpec = {
  group: 'inline',
  inline: true,
  draggable: true,
  attrs: {
    src: { default: null },
    alt: { default: '' },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  },
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (picture) => {
        const src = picture.getAttribute('src');
        return (
          isAllowedPicture(src) && {
            src,
            alt: picture.getAttribute('alt') ?? '',
            title: picture.getAttribute('title'),
            width: digitsOf(picture, 'width'),
            height: digitsOf(picture, 'height'),
          }
        );
      },
    },
  ],
  toDOM: ({ attrs }) => ['img', attrs],
};

/** Without widths and alignments, which would need inline styles; prosemirror-tables asks for `colwidth`. */
const cell = (tag: 'td' | 'th', tableRole: 'cell' | 'header_cell'): NodeSpec => ({
  content: 'block+',
  tableRole,
  isolating: true,
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  parseDOM: [
    {
      tag,
      getAttrs: (found) => ({
        colspan: Number(digitsOf(found, 'colspan')) || 1,
        rowspan: Number(digitsOf(found, 'rowspan')) || 1,
      }),
    },
  ],
  toDOM: ({ attrs: { colspan, rowspan } }) => [
    tag,
    { colspan: colspan > 1 ? colspan : null, rowspan: rowspan > 1 ? rowspan : null },
    0,
  ],
});

const captionOf = (table: HTMLElement) => table.querySelector(':scope > caption')?.textContent.trim() || null;

/** An imported caption is shown and kept, but cannot be edited here. */
const table: NodeSpec = {
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  attrs: { caption: { default: null } },
  parseDOM: [
    { tag: 'table', getAttrs: (found) => ({ caption: captionOf(found) }) },
    { tag: 'caption', ignore: true },
  ],
  toDOM: ({ attrs: { caption } }) =>
    caption
      ? ['table', ['caption', { contenteditable: 'false' }, caption], ['tbody', 0]]
      : ['table', ['tbody', 0]],
};

/** The paragraph is the first block and therefore the one that is used by default. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bulletList: {
    group: 'block',
    content: 'listItem+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  /** The sanitizer removes start numbers and list styles, so every list counts from one. */
  orderedList: {
    group: 'block',
    content: 'listItem+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  listItem: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  table,
  tableRow: {
    content: '(tableCell | tableHeader)*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  tableCell: cell('td', 'cell'),
  tableHeader: cell('th', 'header_cell'),
  text: { group: 'inline' },
  hardBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  image,
} satisfies Record<string, NodeSpec>;

/** Exactly the tags that the sanitizer allows, so that nothing is lost when the text is saved. */
export const schema = new Schema({ nodes, marks });
