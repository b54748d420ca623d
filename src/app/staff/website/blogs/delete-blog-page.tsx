import { data, useNavigate, useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { deleteBlogInput } from '#domain/blogs/blog-input.ts';
import { deleteBlog, findBlog } from '#domain/blogs/blog-staff-service.ts';
import { undoDays } from '#domain/publishing/publishing.ts';
import { staffMessages } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import type { Route } from './+types/delete-blog-page.ts';
import { listAddress } from './blog-addresses.ts';
import { BlogProblem } from './blog-problem.tsx';
import type { JustDeleted } from './deleted-notice.tsx';
import { staffBlogsContent } from './texts.ts';

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

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { id } = await readFields(args.request, maxShortFormKiB, deleteBlogInput);
    await deleteBlog(args.context.get(pageContext).db, actor, rowIdIn(id));
    return done(staffMessages.blogs.deleted);
  });

type Blog = { id: string; heading: string };

/** Deletes the blog and returns to the list at the same place. */
function useDelete({ id, heading }: Blog) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useActionForm({
    working: staffBlogsContent.working,
    revalidates: false,
    onResult: (result) => {
      if (!result.done) return;
      const deleted: JustDeleted = { id, heading, text: result.text };
      void navigate(listAddress(query), { replace: true, state: { deleted } });
    },
  });
  return { ...form, back: listAddress(query) };
}

function AskDelete({ blog }: { blog: Blog }) {
  const { status, isBusy, onSubmit, back } = useDelete(blog);
  return (
    <div className="grid max-w-2xl gap-4">
      <PageTitle>{content.title}</PageTitle>
      <div className="grid gap-4 rounded-xl border border-line bg-card p-5">
        <p>{content.question}</p>
        <p className="font-semibold text-lg wrap-anywhere">{blog.heading}</p>
        <p className="text-quiet">{content.effect(undoDays)}</p>
        <FormStatusLine status={status} />
        <form method="post" onSubmit={onSubmit} className="flex flex-wrap gap-3">
          <input type="hidden" name="n_blgDelId" value={blog.id} />
          <ButtonLink look="secondary" to={back}>
            {content.cancel}
          </ButtonLink>
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.go}
          </Button>
        </form>
      </div>
    </div>
  );
}

export default function DeleteBlogPage({ loaderData }: Route.ComponentProps) {
  if ('blog' in loaderData) return <AskDelete key={loaderData.blog.id} blog={loaderData.blog} />;
  return <BlogProblem title={content.title} problem={loaderData.problem} />;
}
