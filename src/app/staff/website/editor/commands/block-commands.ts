import { autoJoin, lift, setBlockType, toggleMark, wrapIn } from '@tiptap/pm/commands';
import type { MarkType, Node, NodeType } from '@tiptap/pm/model';
import { liftListItem, wrapInList, wrapRangeInList } from '@tiptap/pm/schema-list';
import type { Command, EditorState, Transaction } from '@tiptap/pm/state';
import { liftTarget } from '@tiptap/pm/transform';
import { schema } from '#app/staff/website/editor/schema.ts';

const { paragraph, heading, blockquote, bulletList, orderedList, listItem } = schema.nodes;

/** With a selection: whether all of its text has the mark. */
export const hasMark =
  (type: MarkType) =>
  ({ doc, selection, storedMarks }: EditorState): boolean => {
    if (selection.empty) return Boolean(type.isInSet(storedMarks ?? selection.$from.marks()));
    const marked: boolean[] = [];
    for (const { $from, $to } of selection.ranges)
      doc.nodesBetween($from.pos, $to.pos, (node) => {
        if (node.isText || node.marks.length > 0) marked.push(Boolean(type.isInSet(node.marks)));
      });
    return marked.length > 0 && marked.every(Boolean);
  };

export const toggle = (type: MarkType): Command =>
  toggleMark(type, null, { removeWhenPresent: false, includeWhitespace: true });

/** Whether the whole selection is inside a node of this type. */
export const isInside =
  (type: NodeType) =>
  ({ selection: { $from, to } }: EditorState): boolean => {
    for (let depth = $from.sharedDepth(to); depth > 0; depth--)
      if ($from.node(depth).type === type) return true;
    return false;
  };

const textblocksIn = ({ doc, selection: { from, to } }: EditorState): Node[] => {
  const found: Node[] = [];
  doc.nodesBetween(from, to, (node) => {
    if (node.isTextblock) found.push(node);
  });
  return found;
};

export const isHeading = (level: number) => (state: EditorState) => {
  const blocks = textblocksIn(state);
  return blocks.length > 0 && blocks.every(({ type, attrs }) => type === heading && attrs.level === level);
};

/** Makes every selected block a paragraph outside of lists and quotes. */
export function makePlain(tr: Transaction): void {
  const { doc, selection } = tr;
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      if (node.isText) return;
      const $start = tr.doc.resolve(tr.mapping.map(pos));
      const range = $start.blockRange(tr.doc.resolve(tr.mapping.map(pos + node.nodeSize)));
      if (!range) return;
      const depth = liftTarget(range);
      if (node.isTextblock) tr.setNodeMarkup(range.start, paragraph);
      if (depth !== null) tr.lift(range, depth);
    });
}

export const makeParagraph = setBlockType(paragraph);

/** A heading cannot begin a list item: there the block is taken out of the list first. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    if (isHeading(level)(state)) return makeParagraph(state, dispatch);
    if (setBlockType(heading, { level })(state, dispatch)) return true;
    const { tr } = state;
    makePlain(tr);
    const { from, to } = tr.selection;
    dispatch?.(tr.setBlockType(from, to, heading, { level }).scrollIntoView());
    return true;
  };

export const toggleQuote: Command = (state, dispatch) =>
  (isInside(blockquote)(state) ? lift : wrapIn(blockquote))(state, dispatch);

const isList = ({ type }: Node) => type === bulletList || type === orderedList;

/** Headings become paragraphs, because no list item begins with a heading. */
const makePlainList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { tr } = state;
    makePlain(tr);
    const { $from, $to } = tr.selection;
    const range = $from.blockRange($to);
    if (!range || !wrapRangeInList(tr, range, type)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Lists of one kind that come to lie side by side become one. */
export const toggleList = (type: NodeType): Command =>
  autoJoin(
    (state, dispatch) => {
      const { $from, $to } = state.selection;
      const range = $from.blockRange($to);
      if (!range) return false;
      const depth = [range.depth, range.depth - 1].find((at) => at > 0 && isList($from.node(at)));
      if (depth === undefined)
        return wrapInList(type)(state, dispatch) || makePlainList(type)(state, dispatch);
      if ($from.node(depth).type === type) return liftListItem(listItem)(state, dispatch);
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type).scrollIntoView());
      return true;
    },
    [bulletList.name, orderedList.name],
  );
