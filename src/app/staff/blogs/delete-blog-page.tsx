import { useState } from 'react';
import { data, Link, useNavigate, useSearchParams } from 'react-router';
import { staffBlogsContent } from '#app/content/staff/blogs.ts';
import { pageContext } from '#app/page-context.ts';
import { call } from '#app/staff/call.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { dangerButtonClass } from '#app/staff/ui/danger-button.ts';
import { type FormStatus, fault, good } from '#app/staff/ui/form-status.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { findBlog } from '#domain/blogs/blog-staff-service.ts';
import { undoDays } from '#domain/publishing/publishing.ts';
import { staffMessages } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/delete-blog-page.ts';
import { listAddress } from './blog-addresses.ts';
import { BlogProblem } from './blog-problem.tsx';
import type { JustDeleted } from './deleted-notice.tsx';

const content = staffBlogsContent.deletePage;

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const page = context.get(pageContext);
  const id = new URL(request.url).searchParams.get('id') ?? '';
  try {
    const blog = await findBlog(page.db, actor, id);
    if (blog) return { blog: { id, heading: blog.heading } };
    return data({ problem: staffMessages.blogs.gone }, { status: failureStatus.not_found });
  } catch (error) {
    // Logged, but shown as a page with a button to try again instead of the error page.
    page.failure = error;
    const { code } = failureOf(error);
    return data({ problem: staffMessages.blogs.editNotLoaded }, { status: failureStatus[code] });
  }
}

type Blog = { id: string; heading: string };

/** Deletes the blog and returns to the list at the same place. */
function useDelete({ id, heading }: Blog) {
  const session = useSessionOver();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [status, setStatus] = useState<FormStatus>();
  const isBusy = status?.tone === 'good';

  const remove = async () => {
    if (isBusy) return;
    setStatus(good(staffBlogsContent.working));
    try {
      const answer = await call(`/adminDashboard/blogs/blog-delete/?id=${id}`, {
        fields: { n_blgDelId: id },
      });
      if (session.check(answer)) return setStatus(undefined);
      if (!answer.ok) return setStatus(fault(answer.text));
      const deleted: JustDeleted = { id, heading, text: answer.text };
      await navigate(listAddress(query), { replace: true, state: { deleted } });
    } catch {
      setStatus(fault(staffMessages.login.unreachable));
    }
  };

  return { status, isBusy, remove, back: listAddress(query), dialog: session.dialog };
}

function AskDelete({ blog }: { blog: Blog }) {
  const { status, isBusy, remove, back, dialog } = useDelete(blog);
  const isHydrated = useHydrated();
  return (
    <div className="grid max-w-2xl gap-4">
      <h1 className="text-3xl">{content.title}</h1>
      <div className="grid gap-4 rounded-xl border border-line bg-card p-5">
        <p>{content.question}</p>
        <p className="font-semibold text-lg wrap-anywhere">{blog.heading}</p>
        <p className="text-quiet">{content.effect(undoDays)}</p>
        <StatusLine text={status?.text} tone={status?.tone ?? 'good'} />
        <div className="flex flex-wrap gap-3">
          <Link to={back} className={outlineButtonClass}>
            {content.cancel}
          </Link>
          <button
            type="button"
            disabled={!isHydrated}
            aria-disabled={isBusy}
            className={dangerButtonClass}
            onClick={remove}
          >
            {content.go}
          </button>
        </div>
      </div>
      {dialog}
    </div>
  );
}

export default function DeleteBlogPage({ loaderData }: Route.ComponentProps) {
  if ('blog' in loaderData) return <AskDelete key={loaderData.blog.id} blog={loaderData.blog} />;
  return <BlogProblem title={content.title} problem={loaderData.problem} />;
}
