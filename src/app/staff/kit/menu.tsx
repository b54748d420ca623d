import { type ComponentProps, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { MoreIcon } from '#app/staff/shell/menu/menu-icons.tsx';
import { IconButton } from './icon-button.tsx';
import { useHydrated } from './use-hydrated.ts';

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

const item =
  'flex min-h-11 w-full items-center rounded-lg px-3 text-left hover:bg-sand disabled:opacity-60 lg:min-h-9';

type ItemProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & { isDanger?: boolean };

export function MenuItem({ isDanger = false, disabled = false, ...button }: ItemProps) {
  const isHydrated = useHydrated();
  return (
    <button
      {...button}
      type="button"
      disabled={disabled || !isHydrated}
      className={`${item} ${isDanger ? 'text-brick' : ''}`}
    />
  );
}

type ItemLinkProps = { isDanger?: boolean } & (
  | Omit<LinkProps, 'className'>
  | (Omit<ComponentProps<'a'>, 'className' | 'href'> & { href: string })
);

/** `to` stays in the application, `href` leaves it. */
export function MenuLink({ isDanger = false, ...link }: ItemLinkProps) {
  const className = `${item} ${isDanger ? 'text-brick' : ''}`;
  return 'to' in link ? (
    <Link {...link} className={className} />
  ) : (
    <a {...link} className={className}>
      {link.children}
    </a>
  );
}

/** The rarer actions of a row. A native popover: Escape and a click outside close it and return the focus. */
export function Menu({ label, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = (event: ToggleEvent) => {
    if (event.newState === 'open' && button.current)
      placeBeside(event.currentTarget as HTMLElement, button.current);
  };
  return (
    <>
      <IconButton ref={button} popoverTarget={id} worksWithoutScript aria-label={label}>
        <MoreIcon />
      </IconButton>
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
