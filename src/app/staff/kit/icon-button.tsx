import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

const look =
  'grid size-11 shrink-0 place-items-center rounded-lg hover:bg-current/10 disabled:opacity-40 aria-disabled:opacity-40 aria-pressed:bg-teal aria-pressed:text-on-teal lg:size-9';

type Named = { 'aria-label': string };

type Props = Omit<ComponentProps<'button'>, 'className'> & Named & { worksWithoutScript?: boolean };

/** A button that shows only an icon; its label names what it is about. */
export function IconButton({
  type = 'button',
  worksWithoutScript = false,
  disabled = false,
  ...button
}: Props) {
  const isHydrated = useHydrated();
  return (
    <button
      {...button}
      type={type}
      disabled={disabled || !(isHydrated || worksWithoutScript)}
      className={look}
    />
  );
}

type IconLinkProps = Named &
  (Omit<LinkProps, 'className'> | (Omit<ComponentProps<'a'>, 'className' | 'href'> & { href: string }));

export function IconLink(link: IconLinkProps) {
  return 'to' in link ? (
    <Link {...link} className={look} />
  ) : (
    <a {...link} className={look}>
      {link.children}
    </a>
  );
}
