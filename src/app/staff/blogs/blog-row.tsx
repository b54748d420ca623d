import type { ReactNode } from 'react';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { ActionsCell, ListCell, ListRow, RowHeader } from '#app/staff/ui/list-table.tsx';
import { StateBadge } from '#app/staff/ui/state-badge.tsx';
import { isPictureAddress } from '#platform/html/picture-address.ts';
import { BlogActions } from './blog-actions.tsx';
import type { ShownBlog } from './shown-blog.ts';
import type { Undeleting } from './use-undelete.ts';

type CellProps = { column: keyof typeof content.columns; isLong?: boolean; children: ReactNode };

function Cell({ column, isLong, children }: CellProps) {
  return (
    <ListCell
      layout="4xl"
      column={content.columns[column]}
      className={`py-2.5 pr-3 wrap-anywhere @max-4xl:p-0 @max-4xl:before:mr-2 ${isLong ? '@max-4xl:line-clamp-2' : ''}`}
    >
      {children}
    </ListCell>
  );
}

/** Shortens a text to a few lines. */
const Cut = ({ text }: { text: string }) =>
  text && <span className="line-clamp-3 @max-4xl:inline">{text}</span>;

function PictureLink({ address }: { address: string }) {
  if (!isPictureAddress(address)) return <Cut text={address} />;
  return (
    <TextLink look="inline" href={address} target="_blank" rel="noopener noreferrer">
      <Cut text={address} />
    </TextLink>
  );
}

type Props = { blog: ShownBlog; undeleting: Undeleting };

export function BlogRow({ blog, undeleting }: Props) {
  return (
    <ListRow layout="4xl" className="@max-4xl:flex-col @max-4xl:bg-card">
      <Cell column="date">{blog.shownDay}</Cell>
      <Cell column="title" isLong>
        <Cut text={blog.title} />
      </Cell>
      <Cell column="metaDescription" isLong>
        <Cut text={blog.metaDescription} />
      </Cell>
      <RowHeader className="py-2.5 pr-3 font-semibold wrap-anywhere @max-4xl:-order-1 @max-4xl:grid @max-4xl:gap-1.5 @max-4xl:py-0 @max-4xl:pb-1 @max-4xl:text-lg">
        {blog.heading}
        <span className="mt-1 block">
          <StateBadge row={blog} />
        </span>
      </RowHeader>
      <Cell column="author">{blog.author}</Cell>
      <Cell column="body" isLong>
        <Cut text={blog.body} />
      </Cell>
      <Cell column="featuredImage">{blog.featuredImage && <PictureLink address={blog.featuredImage} />}</Cell>
      <Cell column="featuredContent" isLong>
        <Cut text={blog.featuredContent} />
      </Cell>
      <ActionsCell layout="4xl" className="py-2">
        <BlogActions blog={blog} undeleting={undeleting} />
      </ActionsCell>
    </ListRow>
  );
}
