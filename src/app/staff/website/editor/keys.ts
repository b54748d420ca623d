import {
  chainCommands,
  createParagraphNear,
  joinTextblockBackward,
  joinTextblockForward,
  lift,
  liftEmptyBlock,
  splitBlockKeepMarks,
} from '@tiptap/pm/commands';
import { redo, undo } from '@tiptap/pm/history';
import { undoInputRule } from '@tiptap/pm/inputrules';
import { keymap } from '@tiptap/pm/keymap';
import type { ResolvedPos } from '@tiptap/pm/model';
import { liftListItem, sinkListItem, splitListItemKeepMarks } from '@tiptap/pm/schema-list';
import { type Command, Selection } from '@tiptap/pm/state';
import {
  isInside,
  makeParagraph,
  makePlain,
  toggle,
  toggleHeading,
  toggleList,
  toggleQuote,
} from '#app/staff/website/editor/commands/block-commands.ts';
import {
  removeSelectedTable,
  toNextCell,
  toPreviousCell,
} from '#app/staff/website/editor/commands/table-commands.ts';
import { headingLevels, schema } from './schema.ts';

const { blockquote, bulletList, orderedList, listItem, hardBreak, paragraph } = schema.nodes;
const { bold, italic, link } = schema.marks;

const isAtStart = ({ empty, $from }: Selection) =>
  empty && $from.parent.isTextblock && $from.parentOffset === 0;

const typeBefore = ($from: ResolvedPos) => $from.node(-1).maybeChild($from.index(-1) - 1)?.type;

/** An empty heading at the start of the text becomes a paragraph. */
const leaveHeading: Command = ({ doc, selection, tr }, dispatch) => {
  const { parent, pos } = selection.$from;
  const isFirst = Selection.atStart(doc).from === pos;
  if (!isAtStart(selection) || !isFirst || parent.type === paragraph || parent.childCount > 0) return false;
  makePlain(tr);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** At the start of a list item, or of a later block of a quote, the block leaves it. */
const leaveFrame: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (!isAtStart(state.selection)) return false;
  const frame = $from.node(-1).type;
  const isFirst = $from.index(-1) === 0;
  if (frame === listItem && isFirst) return liftListItem(listItem)(state, dispatch);
  return frame === blockquote && !isFirst && lift(state, dispatch);
};

/** Below a list or a quote the text joins the last line of it, and does not become a new line there. */
const joinFrameBefore: Command = (state, dispatch) => {
  if (!isAtStart(state.selection)) return false;
  const before = typeBefore(state.selection.$from);
  const isFrame = before === bulletList || before === orderedList || before === blockquote;
  return isFrame && joinTextblockBackward(state, dispatch);
};

/** At the end of a list item the text of the next one joins it. */
const joinNextItem: Command = (state, dispatch, view) => {
  const { empty, $from } = state.selection;
  const isAtEnd = empty && $from.parentOffset === $from.parent.content.size;
  return isAtEnd && isInside(listItem)(state) && joinTextblockForward(state, dispatch, view);
};

/** The text after the line break goes on in bold or italic, but not as a link. */
const breakLine: Command = ({ tr, selection, storedMarks }, dispatch) => {
  const marks = storedMarks ?? selection.$from.marks();
  tr.replaceSelectionWith(hardBreak.create(), false);
  tr.ensureMarks(marks.filter(({ type }) => type !== link));
  dispatch?.(tr.scrollIntoView());
  return true;
};

const removeBefore = chainCommands(
  undoInputRule,
  removeSelectedTable,
  leaveHeading,
  leaveFrame,
  joinFrameBefore,
);
const removeAfter = chainCommands(removeSelectedTable, joinNextItem);

const headingKeys = Object.fromEntries(
  headingLevels.map((level) => [`Mod-Alt-${level}`, toggleHeading(level)]),
);

/** The keys that the toolbar names, and those of lists and tables. */
export const keys = () =>
  keymap({
    'Mod-b': toggle(bold),
    'Mod-i': toggle(italic),
    ...headingKeys,
    'Mod-Alt-0': makeParagraph,
    'Mod-Shift-7': toggleList(orderedList),
    'Mod-Shift-8': toggleList(bulletList),
    'Mod-Shift-b': toggleQuote,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-Enter': breakLine,
    'Shift-Enter': breakLine,
    Enter: chainCommands(
      splitListItemKeepMarks(listItem),
      createParagraphNear,
      liftEmptyBlock,
      splitBlockKeepMarks,
    ),
    Tab: chainCommands(sinkListItem(listItem), toNextCell),
    'Shift-Tab': chainCommands(liftListItem(listItem), toPreviousCell),
    Backspace: removeBefore,
    'Mod-Backspace': removeBefore,
    'Shift-Backspace': removeBefore,
    Delete: removeAfter,
    'Mod-Delete': removeAfter,
  });
