import { useEffect, useEffectEvent } from 'react';
import { isTypingTarget } from '#app/staff/ui/search-form.tsx';
import { searchFieldId } from './inbox-search.tsx';

const openers = () => [...document.querySelectorAll<HTMLElement>('[data-open-enquiry]')];

/** The enquiry that has the focus somewhere in its row. */
const rowInFocus = () => document.activeElement?.closest<HTMLElement>('[data-enquiry]');

/** Up or down by one; from nowhere to the first. */
function step(by: 1 | -1): void {
  const links = openers();
  const row = rowInFocus();
  const at = links.findIndex((link) => row?.contains(link));
  links[at === -1 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
}

type Options = {
  onChoose: (id: string) => void;
  onTake: (id: string) => void;
  onNote: (id: string) => void;
  onHelp: () => void;
};

/** What is there is marked, so that typing begins anew. */
function focusSearch(): void {
  const field = document.getElementById(searchFieldId);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Enter needs no line here: the focus is on the link. */
export function useInboxKeys({ onChoose, onTake, onNote, onHelp }: Options): void {
  const withRow = (handler: (id: string) => void) => {
    const id = rowInFocus()?.dataset.enquiry;
    if (id) handler(id);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTypingTarget(event.target)) return;
    const handlers: Record<string, (() => void) | undefined> = {
      j: () => step(1),
      k: () => step(-1),
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
