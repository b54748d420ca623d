import type { ReactNode } from 'react';

type Props = { id: string; heading: string; children: ReactNode; link?: { name: string; path: string } };

/** A section with a heading and an optional link. */
export function Section({ id, heading, children, link }: Props) {
  return (
    <section aria-labelledby={id} className="mx-auto grid w-full max-w-7xl gap-6 px-5 py-8 sm:py-12">
      <h2 id={id} className="text-3xl sm:text-4xl">
        {heading}
      </h2>
      {children}
      {link && (
        <p>
          <a className="inline-block py-2 font-semibold text-teal underline" href={link.path}>
            {link.name}
          </a>
        </p>
      )}
    </section>
  );
}
