import { Link, useSearchParams } from 'react-router';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import { deleteAddress, editAddress, historyAddress } from './blog-addresses.ts';
import type { ShownBlog } from './shown-blog.ts';
import type { Undeleting } from './use-undelete.ts';

const actionClass =
  'inline-flex min-h-11 items-center justify-center rounded-md border border-line px-1.5 font-semibold text-sm hover:border-current @4xl:min-h-8';

type Props = { blog: ShownBlog; undeleting: Undeleting };

export function BringBack({ blog, undeleting: { isBusy, undelete } }: Props) {
  return (
    <div className="grid gap-1.5">
      <ScriptButton
        aria-disabled={isBusy}
        aria-label={`${content.bringBack}: ${blog.heading}`}
        className={`${actionClass} text-teal`}
        onClick={() => undelete(blog.id)}
      >
        {content.bringBack}
      </ScriptButton>
      {blog.undoUntil && <p className="text-quiet">{content.until(blog.undoUntil)}</p>}
    </div>
  );
}

export function BlogActions({ blog, undeleting }: Props) {
  const [query] = useSearchParams();
  if (blog.deletedAt) return <BringBack blog={blog} undeleting={undeleting} />;
  const links = [
    { name: content.edit, to: editAddress(blog.id, query), tone: 'text-teal' },
    { name: content.remove, to: deleteAddress(blog.id, blog.heading, query), tone: 'text-brick' },
    { name: content.history, to: historyAddress(blog.id, query), tone: 'text-teal' },
  ];
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {links.map(({ name, to, tone }) => (
        <Link key={name} to={to} aria-label={`${name}: ${blog.heading}`} className={`${actionClass} ${tone}`}>
          {name}
        </Link>
      ))}
      {blog.publicPath && (
        <a
          href={blog.publicPath}
          target="_blank"
          rel="noopener"
          aria-label={`${content.view}: ${blog.heading}`}
          className={`${actionClass} text-teal`}
        >
          {content.view}
        </a>
      )}
    </div>
  );
}
