import { useSearchParams } from 'react-router';
import { DataTable, RecordSummary } from '#app/staff/kit/data-table.tsx';
import { Menu, MenuLink } from '#app/staff/kit/menu.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { shellContent } from '#app/staff/shell/texts.ts';
import { StateBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { BringBack } from './blog-actions.tsx';
import { deleteAddress, editAddress, historyAddress } from './blog-addresses.ts';
import type { BlogView } from './blog-view.ts';
import { staffBlogsContent as content } from './texts.ts';
import type { Undeleting } from './use-undelete.ts';

function BlogMenu({ blog }: { blog: BlogView }) {
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

type Props = { blogs: BlogView[]; undeleting: Undeleting };

/** The quiet form of the list; the table has all columns. */
export function BlogsList({ blogs, undeleting }: Props) {
  const [query] = useSearchParams();
  return (
    <DataTable
      layout="records"
      caption={content.caption}
      rows={blogs}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'heading',
          header: content.columns.heading,
          cell: (blog) => (
            <RecordSummary
              picture={<Thumbnail address={blog.featuredImage} className="h-10 w-14 shrink-0" />}
              title={
                blog.deletedAt ? (
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
              meta={[blog.author, blog.dayText, blog.featuredContent || blog.metaDescription]
                .filter(Boolean)
                .join(' · ')}
            />
          ),
        },
        {
          key: 'state',
          header: content.fields.publishing,
          width: 'w-64',
          cell: (blog) =>
            blog.deletedAt ? <BringBack blog={blog} undeleting={undeleting} /> : <StateBadge row={blog} />,
        },
        {
          key: 'actions',
          header: content.columns.actions,
          width: 'w-12',
          cell: (blog) => !blog.deletedAt && <BlogMenu blog={blog} />,
        },
      ]}
    />
  );
}
