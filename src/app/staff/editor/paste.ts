import type { EditorView } from '@tiptap/pm/view';
import { linkAddress } from './addresses.ts';

/** A copied document brings pictures of itself along with its words; those do not count. */
export const hasOnlyFiles = (data: DataTransfer | null) =>
  data !== null &&
  data.files.length > 0 &&
  !data.types.includes('text/html') &&
  !data.types.includes('text/plain');

/** An address that is pasted over marked words makes them lead there. */
export function pasteAsLink({ state, dispatch }: EditorView, event: ClipboardEvent): boolean {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const href = /^\s*https?:/i.test(pasted) && linkAddress(pasted);
  const { from, to, empty } = state.selection;
  const mark = state.schema.marks.link;
  if (empty || !href || !mark) return false;
  dispatch(state.tr.addMark(from, to, mark.create({ href })).scrollIntoView());
  return true;
}
