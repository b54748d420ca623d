import { type ReactNode, useId, useState } from 'react';
import { ArrowDownIcon } from '#app/ui/icons.tsx';

type Props = { heading: string; className?: string; startsOpen?: boolean; children: ReactNode };

/** Open on a wide screen; on a phone a line that opens. */
export function FoldedPanel({ heading, className = '', startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={`min-w-0 rounded-xl border border-line bg-card px-4 lg:py-3 ${className}`}
    >
      <h2 id={`${id}-heading`} className="font-sans text-base">
        <span className="max-lg:hidden">{heading}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between text-left lg:hidden"
        >
          {heading}
          <ArrowDownIcon className={`size-5 text-teal ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div
        id={id}
        className={`min-w-0 lg:max-h-60 lg:overflow-y-auto lg:pt-1.5 ${isOpen ? 'pb-3 lg:pb-0' : 'max-lg:hidden'}`}
      >
        {children}
      </div>
    </section>
  );
}
