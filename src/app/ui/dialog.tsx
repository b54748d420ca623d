import type { ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';

type Props = { id: string; title: string; children: ReactNode };

/** A native popover, opened by any button whose `popoverTarget` is its id. */
export function Dialog({ id, title, children }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-2xl border border-line bg-card p-6 text-ink shadow-2xl backdrop:bg-black/50"
    >
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          className="grid size-11 place-items-center rounded-full hover:bg-paper"
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </div>
  );
}
