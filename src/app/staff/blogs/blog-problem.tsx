import { Link, useSearchParams } from 'react-router';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { listAddress } from './blog-addresses.ts';

type Props = { title: string; problem: string | undefined };

/** Shown when a blog could not be loaded. */
export function BlogProblem({ title, problem }: Props) {
  const [query] = useSearchParams();
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl">{title}</h1>
      <StatusLine text={problem} tone="fault" />
      <div className="flex flex-wrap gap-3">
        <Link to={`?${query}`} reloadDocument className={outlineButtonClass}>
          {content.tryAgain}
        </Link>
        <Link to={listAddress(query)} className="inline-flex min-h-12 items-center text-teal underline">
          {content.back}
        </Link>
      </div>
    </div>
  );
}
