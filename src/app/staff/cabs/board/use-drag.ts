import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { DutyView } from './board-view.ts';
import { draggedMs } from './positions.ts';

/** Where a bar was dropped: the row's id, empty for Unassigned, and by how much its time changes. */
export type Drop = { duty: DutyView; rowId: string; rowName: string; byMs: number };

type Options = {
  /** Whether a row is the one that the duty is in. */
  isOwnRow: (duty: DutyView, rowId: string) => boolean;
  board: RefObject<HTMLElement | null>;
  /** A small card beside the pointer that says what a drop would do. */
  tip: RefObject<HTMLElement | null>;
  days: number;
  textOf: (drop: Drop) => string;
  /** Called with true when a bar is pressed, and with false when it is let go or the drag ends otherwise. */
  onHold: (isHeld: boolean) => void;
  onDrop: (drop: Drop) => void;
};

type Drag = {
  duty: DutyView;
  bar: HTMLElement;
  x: number;
  y: number;
  isMoving: boolean;
  /** By touch until the finger has rested: before, it scrolls. */
  waits: ReturnType<typeof setTimeout> | undefined;
};

/** So long a finger rests on a bar before it drags it, and moves no further meanwhile. */
const holdMs = 400;
const maxDriftPx = 10;

/** A press that moves less is a click. */
const minDragPx = 5;
/** Near the edge the board scrolls. */
const edgePx = 48;
const scrollPx = 14;

/**
 * Drags bars by pointer events. The page is changed directly while the pointer moves, because rendering hundreds of bars
 * for each movement would be slow. A finger scrolls, and drags a bar on which it has rested.
 */
export function useDrag({ isOwnRow, board, tip, days, textOf, onHold, onDrop }: Options) {
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);

  const targetAt = (event: globalThis.PointerEvent, { duty, x: startX }: Drag): Drop | undefined => {
    const { clientX: x, clientY: y, shiftKey: hasShift } = event;
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
    const track = board.current?.querySelector('[data-track]');
    if (!row || !track || !board.current?.contains(row)) return undefined;
    const rowId = row.dataset.row ?? '';
    const isOtherRow = !isOwnRow(duty, rowId);
    const byMs = draggedMs(x - startX, { trackWidth: track.clientWidth, days, isOtherRow, hasShift });
    return { duty, rowId, rowName: row.dataset.name ?? '', byMs };
  };

  const mark = (rowId: string | undefined) => {
    for (const row of board.current?.querySelectorAll('[data-target]') ?? [])
      row.removeAttribute('data-target');
    if (rowId !== undefined)
      board.current?.querySelector(`[data-row="${CSS.escape(rowId)}"]`)?.setAttribute('data-target', '');
  };

  const stop = () => {
    const { current } = drag;
    drag.current = undefined;
    clearTimeout(current?.waits);
    mark(undefined);
    current?.bar.removeAttribute('data-dragged');
    if (tip.current) tip.current.hidden = true;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', stop);
    removeEventListener('keydown', cancel, true);
    if (current) onHold(false);
  };

  const show = (event: globalThis.PointerEvent, current: Drag) => {
    const target = targetAt(event, current);
    mark(target?.rowId);
    if (!tip.current) return;
    tip.current.hidden = !target;
    tip.current.textContent = target ? textOf(target) : '';
    const width = tip.current.offsetWidth;
    tip.current.style.left = `${Math.min(event.clientX + 12, innerWidth - width - 8)}px`;
    tip.current.style.top = `${event.clientY + 16}px`;
  };

  const scroll = (event: globalThis.PointerEvent) => {
    const box = board.current?.getBoundingClientRect();
    if (!box) return;
    if (event.clientY < box.top + edgePx) board.current?.scrollBy(0, -scrollPx);
    if (event.clientY > box.bottom - edgePx) board.current?.scrollBy(0, scrollPx);
  };

  const move = (event: globalThis.PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y);
    if (current.waits !== undefined) {
      if (distance > maxDriftPx) stop();
      return;
    }
    if (!current.isMoving && distance < minDragPx) return;
    current.isMoving = true;
    wasDragged.current = true;
    current.bar.setAttribute('data-dragged', '');
    scroll(event);
    show(event, current);
  };

  const end = (event: globalThis.PointerEvent) => {
    const { current } = drag;
    const target = current?.isMoving ? targetAt(event, current) : undefined;
    stop();
    if (target) onDrop(target);
  };

  const cancel = (event: KeyboardEvent) => {
    if (event.key === 'Escape') stop();
  };

  const stopAtUnmount = useRef(stop);
  stopAtUnmount.current = stop;
  useEffect(() => () => stopAtUnmount.current(), []);

  // React listens for touches passively, so that it could not keep the board from scrolling under a dragged bar.
  useEffect(() => {
    const { current: element } = board;
    const keepStill = (event: TouchEvent) => {
      if (drag.current?.waits === undefined && drag.current) event.preventDefault();
    };
    // The browser's own menu of a long press.
    const keepMenuShut = (event: Event) => {
      if (drag.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    element?.addEventListener('contextmenu', keepMenuShut);
    return () => {
      element?.removeEventListener('touchmove', keepStill);
      element?.removeEventListener('contextmenu', keepMenuShut);
    };
  }, [board]);

  const lift = (current: Drag) => {
    current.waits = undefined;
    wasDragged.current = true;
    current.bar.setAttribute('data-dragged', '');
    onHold(true);
  };

  return {
    start: (event: PointerEvent<HTMLButtonElement>, duty: DutyView) => {
      wasDragged.current = false;
      if (event.button !== 0 || !event.isPrimary || !duty.isPlanned) return;
      const { currentTarget: bar, clientX: x, clientY: y } = event;
      const current: Drag = { duty, bar, x, y, isMoving: false, waits: undefined };
      drag.current = current;
      if (event.pointerType === 'touch') current.waits = setTimeout(() => lift(current), holdMs);
      else onHold(true);
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', stop);
      addEventListener('keydown', cancel, true);
    },
    /** The click that ends a drag opens nothing; one by Enter or Space has no pointer and always opens. */
    isEndOfDrag: ({ detail }: MouseEvent<HTMLButtonElement>) => detail > 0 && wasDragged.current,
  };
}
