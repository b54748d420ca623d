import type { PointerEvent as ReactPointerEvent } from 'react';

type Drag = {
  /** The value of `data-item` of all items of the list. */
  list: string;
  index: number;
  onDrop: (to: number) => void;
};

/** So near to the edge of the window the page scrolls. */
const edgePx = 60;
const stepPx = 12;

/** The place of an item that is dropped at this height, among items with these middles. */
export function dropIndex(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}

function markTarget(items: readonly HTMLElement[], from: number, to: number | undefined): void {
  items.forEach((item, index) => {
    const isTarget = index === to && to !== from;
    if (isTarget) item.dataset.drop = to < from ? 'before' : 'after';
    else delete item.dataset.drop;
  });
}

/** Drags an item of a list by its handle; Escape leaves it where it was. */
export function startDrag(event: ReactPointerEvent<HTMLElement>, { list, index, onDrop }: Drag): void {
  if (event.button !== 0) return;
  event.preventDefault();
  const items = [...document.querySelectorAll<HTMLElement>(`[data-item="${list}"]`)];
  const ended = new AbortController();
  const { signal } = ended;
  let y = event.clientY;
  let to = index;
  items[index]?.setAttribute('data-dragged', '');

  const look = () => {
    if (signal.aborted) return;
    const middles = items.map((item) => {
      const { top, height } = item.getBoundingClientRect();
      return top + height / 2;
    });
    to = dropIndex(middles, index, y);
    markTarget(items, index, to);
    if (y < edgePx) scrollBy(0, -stepPx);
    else if (y > innerHeight - edgePx) scrollBy(0, stepPx);
    requestAnimationFrame(look);
  };
  const end = (isDropped: boolean) => {
    ended.abort();
    markTarget(items, index, undefined);
    items[index]?.removeAttribute('data-dragged');
    if (isDropped && to !== index) onDrop(to);
  };
  addEventListener(
    'pointermove',
    ({ clientY }) => {
      y = clientY;
    },
    { signal },
  );
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  requestAnimationFrame(look);
}
