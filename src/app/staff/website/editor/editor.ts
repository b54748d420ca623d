import { baseKeymap } from '@tiptap/pm/commands';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import { DOMParser as HtmlReader, type Node } from '@tiptap/pm/model';
import { EditorState, Plugin, Selection } from '@tiptap/pm/state';
import { CellSelection, tableEditing } from '@tiptap/pm/tables';
import { EditorView } from '@tiptap/pm/view';
import { htmlOf, isBlank } from './html-of.ts';
import { keys } from './keys.ts';
import { schema } from './schema.ts';
import { markPasted, typingRules } from './typing-rules.ts';

const { paragraph } = schema.nodes;

const isWhole = ({ doc, selection: { from, to } }: EditorState) =>
  from <= Selection.atStart(doc).from && to >= Selection.atEnd(doc).to;

/** Where all was selected and removed, no empty heading, list or quote is left. */
const startAfresh = () =>
  new Plugin({
    appendTransaction: (transactions, before, { doc, tr }) => {
      // A change while a keyboard composes a word would break off the composition.
      if (transactions.some((transaction) => transaction.getMeta('composition'))) return null;
      const isEmptied = !before.doc.eq(doc) && !before.selection.empty && isWhole(before) && isBlank(doc);
      if (!isEmptied || (doc.childCount === 1 && doc.firstChild?.type === paragraph)) return null;
      return tr.replaceWith(0, doc.content.size, paragraph.create());
    },
  });

/** A text ends with a paragraph, so that there is a place to write below a table or list. */
const endWithParagraph = () =>
  new Plugin({
    appendTransaction: (_transactions, _before, { doc, tr }) =>
      doc.lastChild?.type === paragraph ? null : tr.insert(doc.content.size, paragraph.create()),
  });

/** A right click keeps the selected cells, for the menu of the browser. */
const keepSelectedCells = () =>
  new Plugin({
    props: {
      handleDOMEvents: {
        mousedown: ({ state }, event) => {
          const isKept = event.button === 2 && state.selection instanceof CellSelection;
          if (isKept) event.preventDefault();
          return isKept;
        },
      },
    },
  });

const plugins = () => [
  typingRules(),
  keys(),
  new Plugin({ props: { transformPasted: markPasted } }),
  history(),
  dropCursor({ color: false, class: 'drop-cursor' }),
  gapCursor(),
  keepSelectedCells(),
  tableEditing(),
  keymap(baseKeymap),
  startAfresh(),
  endWithParagraph(),
];

export const stateOf = (doc: Node) => EditorState.create({ doc, plugins: plugins() });

function read(html: string): Node {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return HtmlReader.fromSchema(schema).parse(body);
}

export type Editor = { view: EditorView; subscribe: (listener: () => void) => () => void };

/** Calls `onHtml` when what would be saved changes, and the listeners after every change of the state. */
export function openEditor(place: HTMLElement, html: string, onHtml: (html: string) => void): Editor {
  const listeners = new Set<() => void>();
  const start = read(html);
  let lastHtml = htmlOf(start);
  const report = (doc: Node) => {
    const written = htmlOf(doc);
    if (written !== lastHtml) onHtml(written);
    lastHtml = written;
  };
  const view: EditorView = new EditorView(place, {
    state: stateOf(start),
    dispatchTransaction: (transaction) => {
      const { doc } = view.state;
      view.updateState(view.state.apply(transaction));
      if (view.state.doc !== doc) report(view.state.doc);
      for (const listener of listeners) listener();
    },
  });
  return {
    view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
