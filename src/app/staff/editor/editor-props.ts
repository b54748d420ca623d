import { keydownHandler } from '@tiptap/pm/keymap';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { cleanPaste } from './clean-paste.ts';
import { hasOnlyFiles, pasteAsLink } from './paste.ts';
import type { Question } from './tools.tsx';

/** Clear of the bars that stay in view. */
const caretRoom = { top: 200, bottom: 60, left: 0, right: 0 };

type Reactions = {
  attributes: Record<string, string>;
  onAsk: (question: Question) => void;
  onFiles: (refused: boolean) => void;
  toToolbar: () => void;
};

const andNothingElse = (act: () => void) => () => {
  act();
  return true;
};

export function editorProps({ attributes, onAsk, onFiles, toToolbar }: Reactions): EditorProps {
  const refuseFiles = (data: DataTransfer | null) => {
    const refused = hasOnlyFiles(data);
    onFiles(refused);
    return refused;
  };
  return {
    attributes,
    scrollThreshold: caretRoom,
    scrollMargin: caretRoom,
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
      'Mod-k': andNothingElse(() => onAsk('link')),
      'Alt-F10': andNothingElse(toToolbar),
    }),
  };
}
