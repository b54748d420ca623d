import { keydownHandler } from '@tiptap/pm/keymap';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { linkAddress } from './addresses.ts';
import { cleanPaste } from './clean-paste.ts';
import type { Question } from './tools.tsx';

/** The files of a paste or drop; none when it has text, because office programs add pictures of the copied text. */
function filesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html') || data.types.includes('text/plain')) return [];
  return [...data.files];
}

const isPicture = ({ type }: File) => type.startsWith('image/');

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
  /** Picture files that were pasted or dropped; none when there were only others. */
  onFiles: (files: readonly File[]) => void;
  focusToolbar: () => void;
};

const handled = (act: () => void) => () => {
  act();
  return true;
};

export function editorProps({ attributes, onAsk, onFiles, focusToolbar }: Reactions): EditorProps {
  const takeFiles = (data: DataTransfer | null) => {
    const files = filesIn(data);
    if (files.length > 0) onFiles(files.filter(isPicture));
    return files.length > 0;
  };
  /** The text cursor goes to where the files are dropped. */
  const takeDropped = (view: EditorView, event: DragEvent) => {
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (place && filesIn(event.dataTransfer).length > 0) {
      const { state } = view;
      view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(place.pos))));
    }
    return takeFiles(event.dataTransfer);
  };
  return {
    attributes,
    scrollThreshold: caretMargin,
    scrollMargin: caretMargin,
    transformPastedHTML: cleanPaste,
    handlePaste: (view, event) => takeFiles(event.clipboardData) || pasteAsLink(view, event),
    handleDrop: takeDropped,
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
