import { useNavigate, useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { loadRow } from '#app/staff/website/publishing/load-row.ts';
import { RowProblem } from '#app/staff/website/publishing/row-problem.tsx';
import { deleteBlogInput } from '#domain/blogs/blog-input.ts';
import { deleteBlog, findBlog } from '#domain/blogs/blog-staff-service.ts';
import { undoDays } from '#domain/publishing/publishing.ts';
import { staffMessages } from '#messages.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import type { Route } from './+types/delete-blog-page.ts';
import { listAddress } from './blog-addresses.ts';
import type { JustDeleted } from './deleted-notice.tsx';
import { staffBlogsContent } from './texts.ts';

const content = staffBlogsContent.deletePage;

export const meta = () => staffMeta(content.title);

export const loader = (args: Route.LoaderArgs) =>
  loadRow(args, staffMessages.blogs, async ({ db, actor, id }) => {
    const blog = await findBlog(db, actor, id);
    return blog && { blog: { id, heading: blog.heading } };
  });

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
  const [query] = useSearchParams();
  if ('blog' in loaderData) return <AskDelete key={loaderData.blog.id} blog={loaderData.blog} />;
  const back = <TextLink to={listAddress(query)}>{staffBlogsContent.back}</TextLink>;
  return <RowProblem title={content.title} problem={loaderData.problem} back={back} />;
}
