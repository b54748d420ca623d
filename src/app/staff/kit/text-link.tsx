import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

const looks = {
  /** By itself: as high as a finger needs. */
  alone:
    'inline-flex min-h-11 w-fit max-w-full items-center gap-1.5 text-teal underline wrap-anywhere hover:no-underline aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline lg:min-h-8',
  /** Within a sentence or a cell of text. */
  inline: 'text-teal underline wrap-anywhere hover:no-underline',
  /** The name of a record in a list, which opens the record. */
  name: 'font-semibold text-teal hover:underline',
  /** The same, where a click anywhere in the row opens it. */
  row: 'font-semibold text-teal after:absolute after:inset-0 hover:underline',
  /** A number that opens the list that it counts. */
  number: 'inline-grid min-h-11 min-w-7 place-items-center underline hover:no-underline lg:min-h-7',
} as const;

type Props = { look?: keyof typeof looks } & (
  | Omit<LinkProps, 'className'>
  | (Omit<ComponentProps<'a'>, 'className' | 'href'> & { href: string })
);

/** `to` stays in the application, `href` leaves it. */
export function TextLink({ look = 'alone', ...link }: Props) {
  return 'to' in link ? (
    <Link {...link} className={looks[look]} />
  ) : (
    <a {...link} className={looks[look]}>
      {link.children}
    </a>
  );
}
