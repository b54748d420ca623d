import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { passwordContent as content } from '#app/content/staff/password.ts';
import { paths } from '#paths.ts';

type Props = { title: string; text: string; children: ReactNode };

/** One card in the middle: a single thing to do, and the way back. */
export function NarrowPage({ title, text, children }: Props) {
  return (
    <main className="mx-auto grid min-h-svh max-w-md content-center gap-5 px-5 py-10">
      <h1 className="text-4xl">{title}</h1>
      <p className="text-quiet">{text}</p>
      <div className="rounded-2xl border border-line bg-card px-5 pt-2 pb-5 sm:px-8 sm:pt-4 sm:pb-8">
        {children}
      </div>
      <p>
        <Link className="inline-block py-2 text-teal underline" to={paths.adminLogin}>
          {content.toLogin}
        </Link>
      </p>
    </main>
  );
}
