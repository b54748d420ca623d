import { useEffect, useEffectEvent } from 'react';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { Popup } from '#app/staff/ui/popup.tsx';
import { isTypingTarget } from '#app/staff/ui/search-form.tsx';
import { searchFieldId } from './inbox-search.tsx';

const openers = () => [...document.querySelectorAll<HTMLElement>('[data-open-enquiry]')];

/** The row that contains the focused element. */
const rowInFocus = () => document.activeElement?.closest<HTMLElement>('[data-enquiry]');

/** Moves the focus one row up or down, or to the first row when no row has it. */
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

/** Selects the present text, so that typing replaces it. */
function focusSearch(): void {
  const field = document.getElementById(searchFieldId);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** Keyboard shortcuts of the inbox. Enter needs none, because the focus is on a link. */
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

const content = staffEnquiriesContent.keys;

export function KeysPopup({ onClose }: { onClose: () => void }) {
  return (
    <Popup title={content.title} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {content.list.map(([key, what]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="inline-block min-w-8 rounded border border-line bg-sand px-2 text-center font-sans">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}
