import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  addRowAfter,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  goToNextCell,
} from '@tiptap/pm/tables';
import { schema } from '#app/staff/website/editor/schema.ts';

const { table, tableRow, tableCell, tableHeader } = schema.nodes;

const rowOf = (type: typeof tableCell) =>
  tableRow.create(
    null,
    Array.from({ length: 3 }, () => type.createAndFill()).filter((cell) => cell !== null),
  );

/** Three columns and rows, the first of which is the header. */
export const insertTable: Command = ({ tr }, dispatch) => {
  const made = table.create(null, [rowOf(tableHeader), rowOf(tableCell), rowOf(tableCell)]);
  const inside = tr.selection.from + 1;
  tr.replaceSelectionWith(made).scrollIntoView();
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(inside))));
  return true;
};

function stayInTable(tr: Transaction, before: number): void {
  const place = tr.mapping.map(before);
  const left = tr.doc.nodeAt(place);
  if (!left || findTable(tr.selection.$from)?.pos === place) return;
  tr.setSelection(TextSelection.near(tr.doc.resolve(place + left.nodeSize - 1), -1));
}

/** Without this the cursor leaves the table when its last row or column goes. */
const stayingInTable =
  (command: Command): Command =>
  (state, dispatch) => {
    const place = findTable(state.selection.$from)?.pos;
    if (!dispatch || place === undefined) return command(state, dispatch);
    return command(state, (tr) => {
      stayInTable(tr, place);
      dispatch(tr);
    });
  };

export const removeRow = stayingInTable(deleteRow);
export const removeColumn = stayingInTable(deleteColumn);

/** After the last cell comes a new row. */
export const toNextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  return addRowAfter(state, dispatch) && (!view || goToNextCell(1)(view.state, dispatch));
};

export const toPreviousCell = goToNextCell(-1);

export const removeSelectedTable: Command = (state, dispatch) => {
  const { selection } = state;
  const isWhole =
    selection instanceof CellSelection && selection.isColSelection() && selection.isRowSelection();
  return isWhole && deleteTable(state, dispatch);
};

export const isInTable = ({ selection }: EditorState) => findTable(selection.$from) !== null;

const isHeaderRow = (row: Node | null) => row?.children.every((cell) => cell.type === tableHeader) ?? false;

export function hasHeaderRow({ selection }: EditorState): boolean {
  const found = findTable(selection.$from);
  return found !== null && isHeaderRow(found.node.firstChild);
}
