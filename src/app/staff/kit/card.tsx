import { type ReactNode, useId } from 'react';

type Props = {
  heading: string;
  /** For a focus that the page moves here. */
  id?: string;
  /** Of the heading: 2 for a part of the page, 3 within one. */
  level?: 2 | 3;
  children: ReactNode;
};

/** A part of a page with its heading. */
export function Card({ heading, id, level = 2, children }: Props) {
  const ownId = useId();
  const headingId = id ?? ownId;
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={headingId}
      className="grid min-w-0 content-start gap-3 rounded-2xl border border-line bg-card p-4"
    >
      <Heading id={headingId} className="text-lg">
        {heading}
      </Heading>
      {children}
    </section>
  );
}
