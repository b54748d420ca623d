import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { deleteAddress, editAddress, historyAddress } from './blog-addresses.ts';
import type { BlogView } from './blog-view.ts';
import { staffBlogsContent as content } from './texts.ts';
import type { Undeleting } from './use-undelete.ts';

type Props = { blog: BlogView; undeleting: Undeleting };

export function BringBack({ blog, undeleting: { isBusy, undelete } }: Props) {
  return (
    <div className="grid gap-1.5">
      <Button
        look="quiet"
        aria-disabled={isBusy}
        aria-label={`${content.bringBack}: ${blog.heading}`}
        onClick={() => undelete(blog.id)}
      >
        {content.bringBack}
      </Button>
      {blog.undoUntil && <p className="text-quiet">{content.until(blog.undoUntil)}</p>}
    </div>
  );
}

export function BlogActions({ blog, undeleting }: Props) {
  const [query] = useSearchParams();
  if (blog.deletedAt) return <BringBack blog={blog} undeleting={undeleting} />;
  const links = [
    { name: content.edit, to: editAddress(blog.id, query), look: 'quiet' },
    { name: content.remove, to: deleteAddress(blog.id, blog.heading, query), look: 'quietDanger' },
    { name: content.history, to: historyAddress(blog.id, query), look: 'quiet' },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {links.map(({ name, to, look }) => (
        <ButtonLink key={name} look={look} to={to} aria-label={`${name}: ${blog.heading}`}>
          {name}
        </ButtonLink>
      ))}
      {blog.publicPath && (
        <ButtonLink
          look="quiet"
          href={blog.publicPath}
          target="_blank"
          rel="noopener"
          aria-label={`${content.view}: ${blog.heading}`}
        >
          {content.view}
        </ButtonLink>
      )}
    </div>
  );
}
