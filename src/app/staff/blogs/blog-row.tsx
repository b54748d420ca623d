import type { ReactNode } from 'react';
import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { StateBadge } from '#app/staff/ui/state-badge.tsx';
import { isPictureAddress } from '#platform/html/picture-address.ts';
import { BlogActions } from './blog-actions.tsx';
import type { ShownBlog } from './shown-blog.ts';

type CellProps = { column: keyof typeof content.columns; isLong?: boolean; children: ReactNode };

/** On narrow screens a row is a card: each value follows its column's name, and empty cells are hidden. */
function Cell({ column, isLong, children }: CellProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks has lost its own roles
    <td
      role="cell"
      data-column={content.columns[column]}
      className={`py-2.5 pr-3 align-top wrap-anywhere @max-4xl:p-0 @max-4xl:empty:hidden @max-4xl:before:mr-2 @max-4xl:before:text-quiet @max-4xl:before:content-[attr(data-column)_/_''] ${isLong ? '@max-4xl:line-clamp-2' : ''}`}
    >
      {children}
    </td>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

/** Shortens a text to a few lines. */
const Cut = ({ text }: { text: string }) =>
  text && <span className="line-clamp-3 @max-4xl:inline">{text}</span>;

function PictureLink({ address }: { address: string }) {
  if (!isPictureAddress(address)) return <Cut text={address} />;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="text-teal underline">
      <Cut text={address} />
    </a>
  );
}

export function BlogRow({ blog }: { blog: ShownBlog }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr
      role="row"
      className="border-line border-b @max-4xl:flex @max-4xl:flex-col @max-4xl:rounded-xl @max-4xl:border @max-4xl:bg-card @max-4xl:p-4"
    >
      <Cell column="date">{blog.shownDay}</Cell>
      <Cell column="title" isLong>
        <Cut text={blog.title} />
      </Cell>
      <Cell column="metaDescription" isLong>
        <Cut text={blog.metaDescription} />
      </Cell>
      <th
        role="rowheader"
        scope="row"
        className="py-2.5 pr-3 text-left align-top font-semibold wrap-anywhere @max-4xl:-order-1 @max-4xl:grid @max-4xl:gap-1.5 @max-4xl:py-0 @max-4xl:pb-1 @max-4xl:text-lg"
      >
        {blog.heading}
        <span className="mt-1 block">
          <StateBadge row={blog} />
        </span>
      </th>
      <Cell column="author">{blog.author}</Cell>
      <Cell column="body" isLong>
        <Cut text={blog.body} />
      </Cell>
      <Cell column="featuredImage">{blog.featuredImage && <PictureLink address={blog.featuredImage} />}</Cell>
      <Cell column="featuredContent" isLong>
        <Cut text={blog.featuredContent} />
      </Cell>
      <td role="cell" className="py-2 align-top @max-4xl:mt-auto @max-4xl:pt-3 @max-4xl:pb-0">
        <BlogActions blog={blog} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
