import { data, useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { rowIdIn, versionIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { Differences } from '#app/staff/website/publishing/differences.tsx';
import { History } from '#app/staff/website/publishing/history.tsx';
import {
  findBlog,
  listBlogRevisions,
  readBlogRevision,
  restoreBlog,
} from '#domain/blogs/blog-staff-service.ts';
import { withRemoved } from '#domain/publishing/saved-text.ts';
import { staffMessages } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/blog-history-page.ts';
import { editAddress, historyAddress, listAddress } from './blog-addresses.ts';
import { contentDifferences } from './blog-differences.ts';
import { BlogProblem } from './blog-problem.tsx';
import { staffBlogsContent } from './texts.ts';

const content = staffBlogsContent.historyPage;

export const meta = () => staffMeta(content.title);

const versionOf = (text: string | null | undefined) =>
  text && /^\d{1, 9}$/.test(text) ? Number(text) : undefined;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const id = query.get('id') ?? '';
  const version = versionOf(query.get('version'));
  try {
    const blog = await findBlog(page.db, actor, id);
    if (!blog) return data({ problem: staffMessages.blogs.gone }, { status: failureStatus.not_found });
    const found = version === undefined ? undefined : await readBlogRevision(page.db, actor, id, version);
    return {
      blog: { id, heading: blog.heading, version: blog.version },
      lines: await listBlogRevisions(page.db, actor, id),
      version,
      changes: found?.previous && contentDifferences(found.previous.content, found.revision.content),
      isGone: version !== undefined && !found,
    };
  } catch (error) {
    // Logged, but shown as a page with a button to try again instead of the error page.
    page.failure = error;
    const { code } = failureOf(error);
    return data({ problem: staffMessages.blogs.editNotLoaded }, { status: failureStatus[code] });
  }
}

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { version } = await readFields(args.request, maxShortFormKiB, textFields('version'));
    const id = rowIdIn(new URL(args.request.url).searchParams.get('id') ?? undefined);
    const { removed } = await restoreBlog(args.context.get(pageContext).db, actor, id, versionIn(version));
    return done(withRemoved(staffMessages.blogs.updated, removed));
  });

type Found = Extract<Route.ComponentProps['loaderData'], { blog: object }>;

function Change({ version, changes, isGone }: Pick<Found, 'version' | 'changes' | 'isGone'>) {
  if (version === undefined) return null;
  if (isGone) return <p className="font-semibold text-brick">{staffMessages.publishing.revisionGone}</p>;
  return (
    <section aria-labelledby="changed" className="grid gap-3">
      <h2 id="changed" className="text-2xl">
        {content.changed(version)}
      </h2>
      {changes ? <Differences fields={changes} /> : <p>{content.first}</p>}
    </section>
  );
}

function BlogHistory({ blog, lines, ...change }: Found) {
  const [query] = useSearchParams();
  const { send, status, isBusy } = useAction();

  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <PageTitle>{content.title}</PageTitle>
        <p className="wrap-anywhere">{content.of(blog.heading)}</p>
        <div className="flex flex-wrap gap-x-5">
          <TextLink to={editAddress(blog.id, query)}>{staffBlogsContent.edit}</TextLink>
          <TextLink to={listAddress(query)}>{staffBlogsContent.back}</TextLink>
        </div>
        <div className="whitespace-pre-line">
          <FormStatusLine status={status} />
        </div>
      </div>
      <Change {...change} />
      <History
        lines={lines}
        current={blog.version}
        shown={change.version}
        compareTo={(version) => historyAddress(blog.id, query, version)}
        isBusy={isBusy}
        onRestore={(version) => void send({ version: String(version) })}
      />
    </div>
  );
}

export default function BlogHistoryPage({ loaderData }: Route.ComponentProps) {
  if ('blog' in loaderData) return <BlogHistory {...loaderData} />;
  return <BlogProblem title={content.title} problem={loaderData.problem} />;
}
