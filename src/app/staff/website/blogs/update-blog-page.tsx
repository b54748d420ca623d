import { useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { loadRow } from '#app/staff/website/publishing/load-row.ts';
import { findBlog } from '#domain/blogs/blog-staff-service.ts';
import { findUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { staffMessages } from '#messages.ts';
import type { Route } from './+types/update-blog-page.ts';
import { updatingNames } from './blog-draft.ts';
import { loadedBlog, loadedWork } from './blog-loading.ts';
import { handleUpdateBlog } from './save-blog.ts';
import { staffBlogsContent as content } from './texts.ts';
import { UpdateBlog } from './update-blog.tsx';

export const meta = () => staffMeta(content.updatePage.title);

export const loader = (args: Route.LoaderArgs) =>
  loadRow(args, staffMessages.blogs, async ({ db, actor, id, context }) => {
    const { host } = new URL(context.get(pageContext).baseUrl);
    const blog = await findBlog(db, actor, id);
    if (!blog) return undefined;
    const work = await findUnsaved(db, actor, { kind: 'blog', id });
    return { host, blog: loadedBlog(blog), work: loadedWork(work, updatingNames) };
  });

export const action = handleUpdateBlog;

export default function UpdateBlogPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <UpdateBlog key={query.get('id')} loaded={loaderData} />;
}
