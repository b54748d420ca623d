import type { ReactNode } from 'react';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import { staffImportsContent as content } from './texts.ts';

type Props = {
  heading: string;
  total: number;
  /** How many of them are listed. */
  shown: number;
  isOpen?: boolean;
  isFault?: boolean;
  children: ReactNode;
};

/** Rows of a preview under their number; none is shown when there are none. */
export function RowList({ heading, total, shown, isOpen = false, isFault = false, children }: Props) {
  if (total === 0) return null;
  return (
    <details open={isOpen || isFault} className="group rounded-lg border border-line px-4 py-1">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {heading}
        <span className="font-normal tabular-nums">{total.toLocaleString('en-IN')}</span>
        <ArrowDownIcon className="ml-auto size-5 shrink-0 text-teal group-open:rotate-180" />
      </summary>
      <ul className={`grid gap-1 pb-3 wrap-anywhere ${isFault ? 'text-brick' : ''}`}>{children}</ul>
      {total > shown && <p className="pb-3 text-quiet">{content.more(total - shown)}</p>}
    </details>
  );
}
