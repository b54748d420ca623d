import { staffBlogsContent as content } from '#app/content/staff/blogs.ts';
import { BlogRow } from './blog-row.tsx';
import type { ShownBlog } from './shown-blog.ts';

/** Columns with short values are narrow, so that the others have more room. */
const widths: Partial<Record<keyof typeof content.columns, string>> = {
  date: '@4xl:w-26',
  author: '@4xl:w-24',
  actions: '@4xl:w-46',
};

const columns = Object.keys(content.columns) as (keyof typeof content.columns)[];

export function BlogsTable({ blogs }: { blogs: ShownBlog[] }) {
  return (
    <div className="@container">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks has lost its own roles */}
      <table
        role="table"
        className="w-full border-collapse text-left text-sm @4xl:table-fixed @max-4xl:block"
      >
        <caption className="sr-only">{content.caption}</caption>
        <thead role="rowgroup" className="@max-4xl:sr-only">
          <tr role="row" className="border-teal border-b-2">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={`py-2 pr-3 align-bottom font-semibold ${widths[column] ?? ''}`}
              >
                {content.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-4xl:grid @max-4xl:gap-3 @xl:@max-4xl:grid-cols-2">
          {blogs.map((blog) => (
            <BlogRow key={blog.id} blog={blog} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </div>
  );
}
