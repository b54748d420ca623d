import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { staffEditorContent as content } from '#app/content/staff/editor.ts';
import { headingIcon, toolIcons as icons } from './tool-icons.tsx';

/** `photos` takes files of the device, `images` opens the library, `picture` asks for an address. */
export type Question = 'link' | 'photos' | 'images' | 'picture';

export type Tool = {
  name: string;
  icon: ReactNode;
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  use: (editor: Editor, ask: (question: Question) => void) => void;
};

const names = content.tools;

const heading = (level: 2 | 3 | 4): Tool => ({
  name: names.heading(level),
  icon: headingIcon(level),
  keys: `Ctrl+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  use: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const bold: Tool = {
  name: names.bold,
  icon: icons.bold,
  keys: 'Ctrl+B',
  isOn: (editor) => editor.isActive('bold'),
  use: (editor) => editor.chain().focus().toggleBold().run(),
};

const italic: Tool = {
  name: names.italic,
  icon: icons.italic,
  keys: 'Ctrl+I',
  isOn: (editor) => editor.isActive('italic'),
  use: (editor) => editor.chain().focus().toggleItalic().run(),
};

const bulletList: Tool = {
  name: names.bulletList,
  icon: icons.bulletList,
  keys: 'Ctrl+Shift+8',
  isOn: (editor) => editor.isActive('bulletList'),
  use: (editor) => editor.chain().focus().toggleBulletList().run(),
};

const numberedList: Tool = {
  name: names.numberedList,
  icon: icons.numberedList,
  keys: 'Ctrl+Shift+7',
  isOn: (editor) => editor.isActive('orderedList'),
  use: (editor) => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
};

const quote: Tool = {
  name: names.quote,
  icon: icons.quote,
  keys: 'Ctrl+Shift+B',
  isOn: (editor) => editor.isActive('blockquote'),
  use: (editor) => editor.chain().focus().toggleBlockquote().run(),
};

const link: Tool = {
  name: names.link,
  icon: icons.link,
  keys: 'Ctrl+K',
  isOn: (editor) => editor.isActive('link'),
  use: (_editor, ask) => ask('link'),
};

const photos: Tool = {
  name: names.photos,
  icon: icons.photos,
  use: (_editor, ask) => ask('photos'),
};

const images: Tool = {
  name: names.images,
  icon: icons.images,
  use: (_editor, ask) => ask('images'),
};

const picture: Tool = {
  name: names.picture,
  icon: icons.picture,
  isOn: (editor) => editor.isActive('image'),
  use: (_editor, ask) => ask('picture'),
};

const table: Tool = {
  name: names.table,
  icon: icons.table,
  isOff: (editor) => editor.isActive('table'),
  use: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
};

const undo: Tool = {
  name: names.undo,
  icon: icons.undo,
  keys: 'Ctrl+Z',
  isOff: (editor) => !editor.can().undo(),
  use: (editor) => editor.chain().focus().undo().run(),
};

const redo: Tool = {
  name: names.redo,
  icon: icons.redo,
  keys: 'Ctrl+Y',
  isOff: (editor) => !editor.can().redo(),
  use: (editor) => editor.chain().focus().redo().run(),
};

export const toolGroups: readonly Tool[][] = [
  [heading(2), heading(3), heading(4)],
  [bold, italic],
  [bulletList, numberedList, quote],
  [link, table],
  [photos, images, picture],
  [undo, redo],
];

/** Available while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { name: names.addRow, icon: icons.addRow, use: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: names.removeRow, icon: icons.removeRow, use: (editor) => editor.chain().focus().deleteRow().run() },
  {
    name: names.addColumn,
    icon: icons.addColumn,
    use: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    name: names.removeColumn,
    icon: icons.removeColumn,
    use: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    name: names.headerRow,
    icon: icons.headerRow,
    isOn: hasHeaderRow,
    use: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  {
    name: names.removeTable,
    icon: icons.removeTable,
    use: (editor) => editor.chain().focus().deleteTable().run(),
  },
];

function hasHeaderRow({ state }: Editor): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, firstChild } = $from.node(depth);
    if (type.name === 'table')
      return firstChild?.children.every((cell) => cell.type.name === 'tableHeader') ?? false;
  }
  return false;
}
