import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { StateBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { isPictureAddress } from '#platform/html/picture-address.ts';
import { BlogActions } from './blog-actions.tsx';
import type { BlogView } from './blog-view.ts';
import { staffBlogsContent as content } from './texts.ts';
import type { Undeleting } from './use-undelete.ts';

/** Shortens a text to a few lines. */
const Cut = ({ text }: { text: string }) =>
  text && <span className="line-clamp-3 wrap-anywhere @max-4xl:line-clamp-2">{text}</span>;

function PictureLink({ address }: { address: string }) {
  if (!isPictureAddress(address)) return <Cut text={address} />;
  return (
    <TextLink look="inline" href={address} target="_blank" rel="noopener noreferrer">
      <Cut text={address} />
    </TextLink>
  );
}

type Props = { blogs: BlogView[]; undeleting: Undeleting };

export function BlogsTable({ blogs, undeleting }: Props) {
  const { columns } = content;
  const text = (key: 'title' | 'metaDescription' | 'body' | 'featuredContent') =>
    ({
      key,
      header: columns[key],
      narrow: 'labelledLine',
      cell: (blog: BlogView) => <Cut text={blog[key]} />,
    }) as const;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      isFixed
      isTop
      rows={blogs}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'date',
          header: columns.date,
          width: 'w-26',
          narrow: 'labelledLine',
          cell: ({ dayText }) => dayText,
        },
        text('title'),
        text('metaDescription'),
        {
          key: 'heading',
          header: columns.heading,
          isRowHeader: true,
          cell: (blog) => (
            <span className="font-semibold wrap-anywhere">
              {blog.name}
              <span className="mt-1 block">
                <StateBadge row={blog} />
              </span>
            </span>
          ),
        },
        {
          key: 'author',
          header: columns.author,
          width: 'w-24',
          narrow: 'labelledLine',
          cell: ({ author }) => author,
        },
        text('body'),
        {
          key: 'featuredImage',
          header: columns.featuredImage,
          narrow: 'labelledLine',
          cell: ({ featuredImage }) => featuredImage && <PictureLink address={featuredImage} />,
        },
        text('featuredContent'),
        {
          key: 'actions',
          header: columns.actions,
          width: 'w-46',
          narrow: 'line',
          cell: (blog) => <BlogActions blog={blog} undeleting={undeleting} />,
        },
      ]}
    />
  );
}
