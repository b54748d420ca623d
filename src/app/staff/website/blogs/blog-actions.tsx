import { useSearchParams } from 'react-router';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { BringBack } from '#app/staff/website/publishing/records-list.tsx';
import { deleteAddress, editAddress, historyAddress } from './blog-addresses.ts';
import type { BlogView } from './blog-view.ts';
import { staffBlogsContent as content } from './texts.ts';
import type { Undeleting } from './use-undelete.ts';

type Props = { blog: BlogView; undeleting: Undeleting };

export const DeletedBlog = ({ blog, undeleting: { isBusy, undelete } }: Props) => (
  <div className="grid gap-1.5">
    <BringBack name={blog.name} isBusy={isBusy} onClick={() => undelete(blog.id)} />
    {blog.undoUntil && <p className="text-quiet">{content.until(blog.undoUntil)}</p>}
  </div>
);

export function BlogActions({ blog, undeleting }: Props) {
  const [query] = useSearchParams();
  if (blog.deletedAt) return <DeletedBlog blog={blog} undeleting={undeleting} />;
  const links = [
    { name: content.edit, to: editAddress(blog.id, query), look: 'quiet' },
    { name: content.remove, to: deleteAddress(blog.id, blog.name, query), look: 'quietDanger' },
    { name: content.history, to: historyAddress(blog.id, query), look: 'quiet' },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {links.map(({ name, to, look }) => (
        <ButtonLink key={name} look={look} to={to} aria-label={`${name}: ${blog.name}`}>
          {name}
        </ButtonLink>
      ))}
      {blog.publicPath && (
        <ButtonLink
          look="quiet"
          href={blog.publicPath}
          target="_blank"
          rel="noopener"
          aria-label={`${content.view}: ${blog.name}`}
        >
          {content.view}
        </ButtonLink>
      )}
    </div>
  );
}
