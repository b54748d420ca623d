import { keydownHandler } from '@tiptap/pm/keymap';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { linkAddress } from './addresses.ts';
import { cleanPaste } from './clean-paste.ts';
import type { Question } from './tools.tsx';

/** Office programs add pictures of the copied text; the paste is refused only when it contains nothing but files. */
const hasOnlyFiles = (data: DataTransfer | null) =>
  data !== null &&
  data.files.length > 0 &&
  !data.types.includes('text/html') &&
  !data.types.includes('text/plain');

/** Pasting an address over selected text makes the text a link. */
function pasteAsLink({ state, dispatch }: EditorView, event: ClipboardEvent): boolean {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const href = /^\s*https?:/i.test(pasted) && linkAddress(pasted);
  const { from, to, empty } = state.selection;
  const mark = state.schema.marks.link;
  if (empty || !href || !mark) return false;
  dispatch(state.tr.addMark(from, to, mark.create({ href })).scrollIntoView());
  return true;
}

/** Keeps the caret clear of the sticky bars. */
const caretMargin = { top: 200, bottom: 60, left: 0, right: 0 };

type Reactions = {
  attributes: Record<string, string>;
  onAsk: (question: Question) => void;
  onFiles: (refused: boolean) => void;
  focusToolbar: () => void;
};

const handled = (act: () => void) => () => {
  act();
  return true;
};

export function editorProps({ attributes, onAsk, onFiles, focusToolbar }: Reactions): EditorProps {
  const refuseFiles = (data: DataTransfer | null) => {
    const refused = hasOnlyFiles(data);
    onFiles(refused);
    return refused;
  };
  return {
    attributes,
    scrollThreshold: caretMargin,
    scrollMargin: caretMargin,
    transformPastedHTML: cleanPaste,
    handlePaste: (view, event) => refuseFiles(event.clipboardData) || pasteAsLink(view, event),
    handleDrop: (_view, event) => refuseFiles(event.dataTransfer),
    handleDoubleClickOn: ({ state, dispatch }, _pos, node, nodePos) => {
      if (node.type.name !== 'image') return false;
      dispatch(state.tr.setSelection(NodeSelection.create(state.doc, nodePos)));
      onAsk('picture');
      return true;
    },
    handleKeyDown: keydownHandler({
      'Mod-k': handled(() => onAsk('link')),
      'Alt-F10': handled(focusToolbar),
    }),
  };
}
