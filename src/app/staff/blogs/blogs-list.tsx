import { useSearchParams } from 'react-router';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { shellContent } from '#app/content/staff/shell.ts';
import { Menu, MenuLink } from '#app/staff/kit/menu.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { QuietList, QuietRow } from '#app/staff/ui/lists/quiet-list.tsx';
import { StateBadge } from '#app/staff/ui/state-badge.tsx';
import { Thumbnail } from '#app/staff/ui/thumbnail.tsx';
import { BringBack } from './blog-actions.tsx';
import { deleteAddress, editAddress, historyAddress } from './blog-addresses.ts';
import type { ShownBlog } from './shown-blog.ts';
import type { Undeleting } from './use-undelete.ts';

function BlogMenu({ blog }: { blog: ShownBlog }) {
  const [query] = useSearchParams();
  const links = [
    { name: content.history, to: historyAddress(blog.id, query), isDanger: false },
    { name: content.remove, to: deleteAddress(blog.id, blog.heading, query), isDanger: true },
  ];
  return (
    <Menu label={shellContent.rowMenu(blog.heading)}>
      {blog.publicPath && (
        <MenuLink
          href={blog.publicPath}
          target="_blank"
          rel="noopener"
          aria-label={`${content.view}: ${blog.heading}`}
        >
          {content.view}
        </MenuLink>
      )}
      {links.map(({ name, to, isDanger }) => (
        <MenuLink key={name} to={to} isDanger={isDanger} aria-label={`${name}: ${blog.heading}`}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
}

type RowProps = { blog: ShownBlog; undeleting: Undeleting };

function Row({ blog, undeleting }: RowProps) {
  const [query] = useSearchParams();
  const isDeleted = blog.deletedAt !== null;
  return (
    <QuietRow
      picture={<Thumbnail address={blog.featuredImage} className="h-10 w-14 shrink-0" />}
      title={
        isDeleted ? (
          blog.heading
        ) : (
          <TextLink
            look="name"
            to={editAddress(blog.id, query)}
            aria-label={`${content.edit}: ${blog.heading}`}
            title={blog.heading}
          >
            {blog.heading}
          </TextLink>
        )
      }
      meta={[blog.author, blog.shownDay, blog.featuredContent || blog.metaDescription]
        .filter(Boolean)
        .join(' · ')}
      status={isDeleted ? <BringBack blog={blog} undeleting={undeleting} /> : <StateBadge row={blog} />}
      menu={!isDeleted && <BlogMenu blog={blog} />}
    />
  );
}

type Props = { blogs: ShownBlog[]; undeleting: Undeleting };

/** The quiet form of the list; the table has all columns. */
export const BlogsList = ({ blogs, undeleting }: Props) => (
  <QuietList
    caption={content.caption}
    columns={[content.columns.heading, content.fields.publishing, content.columns.actions]}
  >
    {blogs.map((blog) => (
      <Row key={blog.id} blog={blog} undeleting={undeleting} />
    ))}
  </QuietList>
);
