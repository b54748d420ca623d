import { readableHtml } from '#app/staff/website/publishing/readable-html.ts';
import { cut } from '#app/ui/cut.ts';
import type { StaffBlog } from '#domain/blogs/blog.ts';
import { isPublic, undoDays } from '#domain/publishing/publishing.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { articlePath } from '#paths.ts';

/** A blog as the list shows it. Dates are formatted on the server, because browsers' month names may differ. */
export const toBlogView = ({ bodyHtml, ...blog }: StaffBlog) => ({
  ...blog,
  name: blog.heading,
  dayText: dateText(blog.blogDate),
  body: cut(readableHtml(bodyHtml.slice(0, 2000)), 140),
  publicPath: isPublic(blog) ? articlePath(blog.slug) : undefined,
  undoUntil:
    blog.deletedAt && dateText(dayInIndia(new Date(blog.deletedAt.getTime() + undoDays * 24 * 3600_000))),
});

export type BlogView = ReturnType<typeof toBlogView>;
