import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'h1'>, 'className'> & {
  /** Beside the title, at the end of its line: what the page is for. */
  actions?: ReactNode;
};

/** The title of a screen, in one size on all of them. */
export function PageTitle({ actions, ...title }: Props) {
  const heading = (
    <h1 {...title} className="max-w-full text-2xl wrap-break-word">
      {title.children}
    </h1>
  );
  if (!actions) return heading;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {heading}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{actions}</div>
    </div>
  );
}
