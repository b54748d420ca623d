import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state';
import { schema } from '#app/staff/website/editor/schema.ts';

const { image, paragraph } = schema.nodes;

type PictureAttributes = { src: string; alt: string; width?: number; height?: number };

/** The selected picture. */
export const pictureAt = ({ selection }: EditorState): Node | undefined =>
  selection instanceof NodeSelection && selection.node.type === image ? selection.node : undefined;

/** An empty paragraph gives way to the blocks, and at the start of a text they come before it. */
function placeOf({ $from, from, to }: Selection): { from: number; to: number } {
  const { parent, parentOffset } = $from;
  if (!parent.isTextblock || parentOffset > 0) return { from, to };
  if (parent.childCount > 0) return { from: from - 1, to };
  return from === to ? { from: from - 1, to: to + 1 } : { from, to };
}

function moveToInsertionEnd(tr: Transaction): void {
  let end: number | undefined;
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    end ??= newTo;
  });
  if (end !== undefined) tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
}

/** Inserts each picture in its own paragraph, with the cursor below them. */
export const addPictures =
  (pictures: readonly PictureAttributes[]): Command =>
  ({ tr }, dispatch) => {
    const blocks = pictures.map((attributes) => paragraph.create(null, image.create(attributes)));
    const { from, to } = placeOf(tr.selection);
    tr.replaceWith(from, to, [...blocks, paragraph.create()]);
    moveToInsertionEnd(tr);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** The size is dropped when the address changes, because it would distort the new picture. */
export const changePicture =
  ({ src, alt }: PictureAttributes): Command =>
  (state, dispatch) => {
    const before = pictureAt(state);
    if (!before) return false;
    const size = src === before.attrs.src ? {} : { width: null, height: null };
    const attributes = { ...before.attrs, src, alt, ...size };
    dispatch?.(state.tr.setNodeMarkup(state.selection.from, null, attributes).scrollIntoView());
    return true;
  };
