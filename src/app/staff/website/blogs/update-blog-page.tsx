import { data, useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { findBlog } from '#domain/blogs/blog-staff-service.ts';
import { findUnsaved } from '#domain/unsaved-work/unsaved-work-service.ts';
import { staffMessages } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/update-blog-page.ts';
import { updatingNames } from './blog-draft.ts';
import { loadedBlog, loadedWork } from './blog-loading.ts';
import { handleUpdateBlog } from './save-blog.ts';
import { staffBlogsContent as content } from './texts.ts';
import { UpdateBlog } from './update-blog.tsx';

export const meta = () => staffMeta(content.updatePage.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const page = context.get(pageContext);
  const host = new URL(page.baseUrl).host;
  const id = new URL(request.url).searchParams.get('id') ?? '';
  try {
    const blog = await findBlog(page.db, actor, id);
    if (!blog) return data({ host, problem: staffMessages.blogs.gone }, { status: failureStatus.not_found });
    const work = await findUnsaved(page.db, actor, { kind: 'blog', id });
    return { host, blog: loadedBlog(blog), work: loadedWork(work, updatingNames) };
  } catch (error) {
    // Logged, but shown as a page with a button to try again instead of the error page.
    page.failure = error;
    const { code } = failureOf(error);
    return data({ host, problem: staffMessages.blogs.editNotLoaded }, { status: failureStatus[code] });
  }
}

export const action = handleUpdateBlog;

export default function UpdateBlogPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <UpdateBlog key={query.get('id')} loaded={loaderData} />;
}
