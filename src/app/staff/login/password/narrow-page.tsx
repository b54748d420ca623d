import type { ReactNode } from 'react';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { paths } from '#paths.ts';
import { passwordContent as content } from './texts.ts';

type Props = { title: string; text: string; children: ReactNode };

/** One card in the middle: a single thing to do, and the way back. */
export function NarrowPage({ title, text, children }: Props) {
  return (
    <main className="mx-auto grid min-h-svh max-w-md content-center gap-5 px-5 py-10">
      <PageTitle>{title}</PageTitle>
      <p className="text-quiet">{text}</p>
      <div className="rounded-2xl border border-line bg-card px-5 pt-2 pb-5 sm:px-8 sm:pt-4 sm:pb-8">
        {children}
      </div>
      <p>
        <TextLink to={paths.adminLogin}>{content.toLogin}</TextLink>
      </p>
    </main>
  );
}
