import type { Mark } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { schema } from '#app/staff/website/editor/schema.ts';

const { link } = schema.marks;

/** The link at the cursor, or the first one of the selection. */
export function linkAt({ doc, selection, storedMarks }: EditorState): Mark | undefined {
  const { empty, $from, from, to } = selection;
  if (empty) return link.isInSet(storedMarks ?? $from.marks());
  let found: Mark | undefined;
  doc.nodesBetween(from, to, ({ marks }) => {
    found ??= link.isInSet(marks);
  });
  return found;
}

/** Selects the whole link of which a part is selected. */
function selectWhole(tr: Transaction, mark: Mark): void {
  const { $from, from, to } = tr.selection;
  const { parent } = $from;
  const has = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? []);
  let start = has($from.index()) ? $from.index() : $from.index() - 1;
  if (!has(start)) return;
  let end = start + 1;
  while (has(start - 1)) start -= 1;
  while (has(end)) end += 1;
  const whole = { from: $from.posAtIndex(start), to: $from.posAtIndex(end) };
  if (whole.from <= from && whole.to >= to)
    tr.setSelection(TextSelection.create(tr.doc, whole.from, whole.to));
}

/** Links what is selected, or changes the link of which it is a part. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const before = linkAt(state);
    if (before) selectWhole(tr, before);
    const { from, to } = tr.selection;
    dispatch?.(tr.addMark(from, to, link.create({ ...before?.attrs, href })).scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { tr } = state;
  const before = linkAt(state);
  if (before) selectWhole(tr, before);
  const { from, to } = tr.selection;
  dispatch?.(tr.removeMark(from, to, link).scrollIntoView());
  return true;
};

export const insertLink =
  (href: string, words: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.replaceSelectionWith(schema.text(words, [link.create({ href })]), false).scrollIntoView());
    return true;
  };
