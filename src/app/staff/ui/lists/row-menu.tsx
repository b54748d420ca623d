import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { MoreIcon } from '#app/staff/shell/menu/menu-icons.tsx';

type Props = {
  /** Names the row, because the button shows only dots. */
  label: string;
  children: ReactNode;
};

/** Below the button, or above it where there is no room below. */
const roomPx = 260;

function placeBeside(panel: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const isBelow = bottom + roomPx < innerHeight;
  panel.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
  panel.style.top = isBelow ? `${bottom + 4}px` : 'auto';
  panel.style.bottom = isBelow ? 'auto' : `${innerHeight - top + 4}px`;
}

export const rowMenuItem =
  'flex min-h-11 w-full items-center rounded-lg px-3 text-left hover:bg-sand disabled:opacity-60 lg:min-h-9';

/** The rarer actions of a row. A native popover: Escape and a click outside close it and return the focus. */
export function RowMenu({ label, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = (event: ToggleEvent) => {
    if (event.newState === 'open' && button.current)
      placeBeside(event.currentTarget as HTMLElement, button.current);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="grid size-11 place-items-center rounded-full hover:bg-sand"
      >
        <MoreIcon />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={place}
        // Before the item's own work, so that a popup that it opens returns the focus to the button.
        onClickCapture={(event) => {
          if (event.target !== event.currentTarget) panel.current?.hidePopover();
        }}
        className="fixed inset-auto m-0 min-w-44 rounded-xl border border-line bg-card p-1 text-ink shadow-xl"
      >
        {children}
      </div>
    </>
  );
}
