import type { KeyboardEvent } from 'react';

type Step = { row: number; column: number };

const steps: Readonly<Record<string, Step>> = {
  Enter: { row: 1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Left and right move inside the text first. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, { column }: Step): boolean {
  if (selectionStart !== selectionEnd) return selectionStart === 0 && selectionEnd === value.length;
  return column === 0 || (column < 0 ? selectionStart === 0 : selectionEnd === value.length);
}

/** For a table of text fields: Enter and the arrow keys move between its cells, as in a spreadsheet. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, shiftKey, ctrlKey, altKey, metaKey } = event;
  const step = steps[key];
  if (!step || !(target instanceof HTMLInputElement) || ctrlKey || altKey || metaKey) return;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  const body = row?.closest('tbody');
  if (!cell || !row || !body) return;
  // Enter in a cell never sends the form.
  if (key === 'Enter') event.preventDefault();
  if (!isAtEdge(target, step)) return;
  const down = key === 'Enter' && shiftKey ? -1 : step.row;
  const next = body.rows[row.sectionRowIndex + down]?.cells[cell.cellIndex + step.column];
  const field = next?.querySelector('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
}
