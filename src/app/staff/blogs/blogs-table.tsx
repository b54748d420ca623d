import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { ColumnHeader, HeaderRow, ListTable } from '#app/staff/ui/list-table.tsx';
import { BlogRow } from './blog-row.tsx';
import type { ShownBlog } from './shown-blog.ts';
import type { Undeleting } from './use-undelete.ts';

/** Columns with short values are narrow, so that the others have more room. */
const widths: Partial<Record<keyof typeof content.columns, string>> = {
  date: '@4xl:w-26',
  author: '@4xl:w-24',
  actions: '@4xl:w-46',
};

const columns = Object.keys(content.columns) as (keyof typeof content.columns)[];

type Props = { blogs: ShownBlog[]; undeleting: Undeleting };

export function BlogsTable({ blogs, undeleting }: Props) {
  return (
    <div className="@container">
      <ListTable
        layout="4xl"
        caption={content.caption}
        className="text-sm @4xl:table-fixed"
        head={
          <HeaderRow>
            {columns.map((column) => (
              <ColumnHeader key={column} className={`py-2 pr-3 font-semibold ${widths[column] ?? ''}`}>
                {content.columns[column]}
              </ColumnHeader>
            ))}
          </HeaderRow>
        }
      >
        {blogs.map((blog) => (
          <BlogRow key={blog.id} blog={blog} undeleting={undeleting} />
        ))}
      </ListTable>
    </div>
  );
}
