import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffPublishingContent } from './texts.ts';

export function TryAgain() {
  const [query] = useSearchParams();
  return (
    <ButtonLink look="secondary" to={`?${query}`} reloadDocument>
      {staffPublishingContent.tryAgain}
    </ButtonLink>
  );
}

/** Shown when a row could not be loaded. */
export const RowProblem = ({ title, problem, back }: { title: string; problem: string; back: ReactNode }) => (
  <div className="grid justify-items-start gap-4">
    <PageTitle>{title}</PageTitle>
    <StatusLine text={problem} tone="fault" />
    <div className="flex flex-wrap gap-3">
      <TryAgain />
      {back}
    </div>
  </div>
);
