import type { KeyboardEvent } from 'react';

const barsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[data-bar]')];

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

const nearest = (bars: readonly HTMLElement[], to: Element): HTMLElement | undefined =>
  bars.toSorted((a, b) => Math.abs(middleOf(a) - middleOf(to)) - Math.abs(middleOf(b) - middleOf(to)))[0];

/** The row of the unassigned stays on top of the others and would cover a bar that has just scrolled into view. */
function keepClearOfWaiting(board: HTMLElement, bar: Element): void {
  const waiting = board.querySelector('[data-row=""]');
  const isBelow = waiting && !waiting.contains(bar);
  const covered = isBelow ? waiting.getBoundingClientRect().bottom - board.getBoundingClientRect().top : 0;
  board.style.scrollPaddingTop = `${covered}px`;
}

export function focusBar(board: HTMLElement, bar: HTMLElement): void {
  // One bar of the board takes part in the order of the Tab key.
  for (const other of barsIn(board)) other.tabIndex = other === bar ? 0 : -1;
  // Bars in a folded part cannot take the focus.
  bar.closest('details')?.setAttribute('open', '');
  keepClearOfWaiting(board, bar);
  bar.focus();
}

/** Arrow keys go between bars: along a row, and to the nearest bar of the next row that has one. */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const board = event.currentTarget;
  const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bar]') : null;
  const row = bar?.closest('[data-row]');
  if (!bar || !row || event.ctrlKey || event.metaKey || event.altKey) return;
  const inRow = barsIn(row).toSorted(
    (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
  );
  const rows = [...board.querySelectorAll('[data-row]')].filter((one) => barsIn(one).length > 0);
  const at = inRow.indexOf(bar);
  const beside = (step: number) => {
    const other = rows[rows.indexOf(row) + step];
    return other && nearest(barsIn(other), bar);
  };
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowLeft: () => inRow[at - 1],
    ArrowRight: () => inRow[at + 1],
    ArrowUp: () => beside(-1),
    ArrowDown: () => beside(1),
    Home: () => inRow[0],
    End: () => inRow.at(-1),
  };
  const find = targets[event.key];
  if (!find) return;
  event.preventDefault();
  const target = find();
  if (target) focusBar(board, target);
}
