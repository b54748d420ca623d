import { useEffect, useEffectEvent, useRef } from 'react';
import { isTypingTarget } from '#app/staff/kit/search-box.tsx';
import { searchFieldId } from './inbox-search.tsx';

const openers = () => [...document.querySelectorAll<HTMLElement>('[data-open-enquiry]')];

/** The row that contains the focused element. */
const rowInFocus = () => document.activeElement?.closest<HTMLElement>('[data-enquiry]');

/** The row that has the focus, or else that of the enquiry beside the list. */
const toRowView = () =>
  rowInFocus() ??
  document.querySelector('[data-open-enquiry][aria-current]')?.closest<HTMLElement>('[data-enquiry]');

/**
 * Moves the focus one row up or down. When the present row has left the list, the next one has its place, which is
 * `lastAt`.
 */
function step(by: 1 | -1, lastAt: number): number {
  const links = openers();
  const row = toRowView();
  const at = links.findIndex((link) => row?.contains(link));
  const next = at === -1 ? lastAt + Math.min(by, 0) : at + by;
  const to = Math.min(Math.max(next, 0), links.length - 1);
  links[to]?.focus();
  return to;
}

type Options = {
  /** Called when a key moved the focus to another row. */
  onStep: (id: string) => void;
  onChoose: (id: string) => void;
  onTake: (id: string) => void;
  onNote: (id: string) => void;
  onHelp: () => void;
};

/** Selects the present text, so that typing replaces it. */
function focusSearch(): void {
  const field = document.getElementById(searchFieldId);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Keyboard shortcuts of the inbox. Enter needs none, because the focus is on a link. */
export function useInboxKeys({ onStep, onChoose, onTake, onNote, onHelp }: Options): void {
  const lastAt = useRef(0);
  const withRow = (handler: (id: string) => void) => {
    const id = toRowView()?.dataset.enquiry;
    if (id) handler(id);
  };
  const move = (by: 1 | -1) => {
    lastAt.current = step(by, lastAt.current);
    withRow(onStep);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTypingTarget(event.target)) return;
    const handlers: Record<string, (() => void) | undefined> = {
      j: () => move(1),
      k: () => move(-1),
      x: () => withRow(onChoose),
      t: () => withRow(onTake),
      n: () => withRow(onNote),
      '?': onHelp,
      '/': focusSearch,
    };
    const handler = Object.hasOwn(handlers, event.key) ? handlers[event.key] : undefined;
    if (!handler) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
