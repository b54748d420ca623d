import type { ComponentProps, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

const look =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border border-line px-3 text-sm hover:border-teal aria-[current]:border-teal aria-[current]:bg-teal aria-[current]:font-semibold aria-[current]:text-on-teal aria-pressed:border-teal aria-pressed:bg-teal aria-pressed:font-semibold aria-pressed:text-on-teal lg:min-h-8';

/** A choice that can be pressed, and let go by pressing another one. */
export function Chip({ disabled = false, ...button }: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  const isHydrated = useHydrated();
  return <button {...button} type="button" disabled={disabled || !isHydrated} className={look} />;
}

type GroupProps = { label: string; children: ReactNode };

/** Chips of which one is pressed. */
export const ChipGroup = ({ label, children }: GroupProps) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">{label}</legend>
    <div className="flex flex-wrap gap-1.5">{children}</div>
  </fieldset>
);

type ChipsProps = GroupProps & {
  ref?: Ref<HTMLElement>;
  /** In one line, which scrolls sideways where there is no room. */
  scrolls?: boolean;
};

/** The parts of a list or of a screen as links, one of which is shown. */
export const Chips = ({ label, ref, scrolls = false, children }: ChipsProps) => (
  <nav
    ref={ref}
    aria-label={label}
    className={scrolls ? 'min-w-0 grow overflow-x-auto [scrollbar-width:none]' : 'min-w-0'}
  >
    <ul className={scrolls ? 'flex w-max gap-1 p-0.5' : 'flex flex-wrap gap-1.5'}>{children}</ul>
  </nav>
);

type LinkChipProps = Omit<LinkProps, 'className' | 'aria-current'> & {
  isCurrent: boolean;
  /** `page` for a page of its own, `true` for a choice within one. */
  current?: 'page' | 'true';
  count?: ReactNode;
  /** Only where the window has room for what it leads to. */
  isWideOnly?: boolean;
};

export function ChipLink(props: LinkChipProps) {
  const { isCurrent, current = 'page', count, isWideOnly = false, children, ...link } = props;
  return (
    <li className={isWideOnly ? 'max-[75rem]:hidden' : ''}>
      <Link {...link} aria-current={isCurrent ? current : undefined} className={look}>
        {children}
        {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
      </Link>
    </li>
  );
}

/** Keeps the place of a link that is not there yet. */
export const ChipText = ({ isWideOnly = false, children }: { isWideOnly?: boolean; children: ReactNode }) => (
  <li className={isWideOnly ? 'max-[75rem]:hidden' : ''}>
    <span className={look}>{children}</span>
  </li>
);
