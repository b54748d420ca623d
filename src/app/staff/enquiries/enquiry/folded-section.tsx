import { type ReactNode, useId, useState } from 'react';
import { ArrowDownIcon } from '#app/ui/icons.tsx';

type Props = { heading: string; children: ReactNode };

/** Folded on a phone, where its heading is a button; always open beside the timeline of a wide screen. */
export function FoldedSection({ heading, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={id} className="border-line border-t pt-1 lg:pt-3">
      <h2 id={id} className="font-sans font-semibold text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          className="flex min-h-11 w-full items-center justify-between lg:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          {heading}
          <ArrowDownIcon className={`size-5 text-teal ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        <span className="max-lg:hidden">{heading}</span>
      </h2>
      <div id={`${id}-content`} className={isOpen ? '' : 'max-lg:hidden'}>
        {children}
      </div>
    </section>
  );
}
