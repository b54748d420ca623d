import { redo, undo } from '@tiptap/pm/history';
import type { Command, EditorState } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteTable, toggleHeader } from '@tiptap/pm/tables';
import type { ReactNode } from 'react';
import {
  hasMark,
  isHeading,
  isInside,
  toggle,
  toggleHeading,
  toggleList,
  toggleQuote,
} from '#app/staff/website/editor/commands/block-commands.ts';
import { pictureAt } from '#app/staff/website/editor/commands/picture-commands.ts';
import {
  hasHeaderRow,
  insertTable,
  isInTable,
  removeColumn,
  removeRow,
} from '#app/staff/website/editor/commands/table-commands.ts';
import { schema } from './schema.ts';
import { staffEditorContent as content } from './texts.ts';
import { headingIcon, toolIcons as icons } from './tool-icons.tsx';

const { blockquote, bulletList, orderedList } = schema.nodes;
const { bold, italic, link } = schema.marks;

/** `photos` takes files of the device, `images` opens the library, `picture` asks for an address. */
export type Question = 'link' | 'photos' | 'images' | 'picture';

/** What the tool does: a change, or a question first. */
type Use = { command: Command } | { ask: Question };

export type Tool = Use & {
  name: string;
  icon: ReactNode;
  keys?: string;
  isOn?: (state: EditorState) => boolean;
  isOff?: (state: EditorState) => boolean;
};

const names = content.tools;

const heading = (level: 2 | 3 | 4): Tool => ({
  name: names.heading(level),
  icon: headingIcon(level),
  keys: `Ctrl+Alt+${level}`,
  isOn: isHeading(level),
  command: toggleHeading(level),
});

export const toolGroups: readonly Tool[][] = [
  [heading(2), heading(3), heading(4)],
  [
    { name: names.bold, icon: icons.bold, keys: 'Ctrl+B', isOn: hasMark(bold), command: toggle(bold) },
    {
      name: names.italic,
      icon: icons.italic,
      keys: 'Ctrl+I',
      isOn: hasMark(italic),
      command: toggle(italic),
    },
  ],
  [
    {
      name: names.bulletList,
      icon: icons.bulletList,
      keys: 'Ctrl+Shift+8',
      isOn: isInside(bulletList),
      command: toggleList(bulletList),
    },
    {
      name: names.numberedList,
      icon: icons.numberedList,
      keys: 'Ctrl+Shift+7',
      isOn: isInside(orderedList),
      command: toggleList(orderedList),
    },
    {
      name: names.quote,
      icon: icons.quote,
      keys: 'Ctrl+Shift+B',
      isOn: isInside(blockquote),
      command: toggleQuote,
    },
  ],
  [
    { name: names.link, icon: icons.link, keys: 'Ctrl+K', isOn: hasMark(link), ask: 'link' },
    { name: names.table, icon: icons.table, isOff: isInTable, command: insertTable },
  ],
  [
    { name: names.photos, icon: icons.photos, ask: 'photos' },
    { name: names.images, icon: icons.images, ask: 'images' },
    {
      name: names.picture,
      icon: icons.picture,
      isOn: (state) => pictureAt(state) !== undefined,
      ask: 'picture',
    },
  ],
  [
    { name: names.undo, icon: icons.undo, keys: 'Ctrl+Z', isOff: (state) => !undo(state), command: undo },
    { name: names.redo, icon: icons.redo, keys: 'Ctrl+Y', isOff: (state) => !redo(state), command: redo },
  ],
];

/** Available while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  { name: names.addRow, icon: icons.addRow, command: addRowAfter },
  { name: names.removeRow, icon: icons.removeRow, command: removeRow },
  { name: names.addColumn, icon: icons.addColumn, command: addColumnAfter },
  { name: names.removeColumn, icon: icons.removeColumn, command: removeColumn },
  { name: names.headerRow, icon: icons.headerRow, isOn: hasHeaderRow, command: toggleHeader('row') },
  { name: names.removeTable, icon: icons.removeTable, command: deleteTable },
];
