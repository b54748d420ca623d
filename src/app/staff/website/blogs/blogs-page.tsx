import { data, useSearchParams } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { ViewSwitch } from '#app/staff/kit/view-switch.tsx';
import { isTableView } from '#app/staff/shell/preferences.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ListSearch, listQueryOf } from '#app/staff/website/publishing/list-search.tsx';
import { ListTabs } from '#app/staff/website/publishing/list-tabs.tsx';
import { staffPublishingContent } from '#app/staff/website/publishing/texts.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { listBlogs, undeleteBlog } from '#domain/blogs/blog-staff-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/blogs-page.ts';
import { toBlogView } from './blog-view.ts';
import { BlogsList } from './blogs-list.tsx';
import { BlogsTable } from './blogs-table.tsx';
import { BroughtBack, DeletedNotice } from './deleted-notice.tsx';
import { staffBlogsContent as content } from './texts.ts';
import { type Undeleting, useUndelete } from './use-undelete.ts';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const page = context.get(pageContext);
  const query = listQueryOf(request);
  try {
    const { rows, ...found } = await listBlogs(page.db, actor, query);
    return { query, isTable: isTableView(request, true), found: { ...found, rows: rows.map(toBlogView) } };
  } catch (error) {
    if (failureOf(error).code === 'forbidden') throw error;
    // Logged, but shown as a page with a button to try again instead of the error page.
    page.failure = error;
    return data(
      { query, isTable: false, found: undefined },
      { status: failureStatus[failureOf(error).code] },
    );
  }
}

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { id } = await readFields(args.request, maxShortFormKiB, textFields('id'));
    const { heading } = await undeleteBlog(args.context.get(pageContext).db, actor, rowIdIn(id));
    return done(content.broughtBack(heading));
  });

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>;

type ListProps = { found: Found; isTable: boolean; search: string; undeleting: Undeleting };

function List({ found, isTable, search, undeleting }: ListProps) {
  const Rows = isTable ? BlogsTable : BlogsList;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6">
        <p className="font-semibold">{content.total(found.total)}</p>
        <BroughtBack undeleting={undeleting} blogs={found.rows} />
        <div className="ml-auto">
          <ViewSwitch isTable={isTable} />
        </div>
      </div>
      {found.rows.length > 0 ? (
        <Rows blogs={found.rows} undeleting={undeleting} />
      ) : (
        <p>{search ? content.noneFit(search) : content.none}</p>
      )}
      <NumberedPaging texts={staffPublishingContent.paging} page={found.page} totalPages={found.totalPages} />
    </div>
  );
}

function NotLoaded() {
  const [query] = useSearchParams();
  return (
    <div className="grid justify-items-start gap-3">
      <StatusLine text={staffMessages.blogs.notLoaded} tone="fault" />
      <ButtonLink look="secondary" to={`?${query}`} reloadDocument>
        {content.tryAgain}
      </ButtonLink>
    </div>
  );
}

export default function BlogsPage({ loaderData: { query, isTable, found } }: Route.ComponentProps) {
  const undeleting = useUndelete();
  const at = { path: paths.adminBlogs, tab: query.tab, search: query.search };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{content.title}</PageTitle>
        <ButtonLink to={paths.writeBlog}>{content.write}</ButtonLink>
      </div>
      {found && <ListTabs {...at} counts={found.counts} />}
      <ListSearch {...at} label={content.searchLabel} corrected={found?.corrected} />
      <DeletedNotice undeleting={undeleting} />
      {found ? (
        <List found={found} isTable={isTable} search={query.search} undeleting={undeleting} />
      ) : (
        <NotLoaded />
      )}
    </div>
  );
}
