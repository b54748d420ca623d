import { useSearchParams } from 'react-router';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { listAddress } from './blog-addresses.ts';
import { staffBlogsContent as content } from './texts.ts';

type Props = { title: string; problem: string | undefined };

/** Shown when a blog could not be loaded. */
export function BlogProblem({ title, problem }: Props) {
  const [query] = useSearchParams();
  return (
    <div className="grid justify-items-start gap-4">
      <PageTitle>{title}</PageTitle>
      <StatusLine text={problem} tone="fault" />
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="secondary" to={`?${query}`} reloadDocument>
          {content.tryAgain}
        </ButtonLink>
        <TextLink to={listAddress(query)}>{content.back}</TextLink>
      </div>
    </div>
  );
}
