import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { rowIdIn } from '#app/staff/shell/row-in-form.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { ListScreen } from '#app/staff/website/publishing/list-screen.tsx';
import { loadList } from '#app/staff/website/publishing/load-list.ts';
import { listBlogs, undeleteBlog } from '#domain/blogs/blog-staff-service.ts';
import { staffMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/blogs-page.ts';
import { toBlogView } from './blog-view.ts';
import { BlogsList } from './blogs-list.tsx';
import { BlogsTable } from './blogs-table.tsx';
import { BroughtBack, DeletedNotice } from './deleted-notice.tsx';
import { staffBlogsContent as content } from './texts.ts';
import { useUndelete } from './use-undelete.ts';

export const meta = () => staffMeta(content.title);

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, { list: listBlogs, toView: toBlogView, isTable: true });

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { id } = await readFields(args.request, maxShortFormKiB, textFields('id'));
    const { heading } = await undeleteBlog(args.context.get(pageContext).db, actor, rowIdIn(id));
    return done(content.broughtBack(heading));
  });

export default function BlogsPage({ loaderData }: Route.ComponentProps) {
  const undeleting = useUndelete();
  const { found, isTable, query } = loaderData;
  const Rows = isTable ? BlogsTable : BlogsList;
  const none = query.search ? content.noneFit(query.search) : content.none;
  return (
    <ListScreen
      path={paths.adminBlogs}
      texts={content}
      view={loaderData}
      add={<ButtonLink to={paths.writeBlog}>{content.write}</ButtonLink>}
      notice={<DeletedNotice undeleting={undeleting} />}
      notLoaded={staffMessages.blogs.notLoaded}
      summary={
        <>
          <p className="font-semibold">{content.total(found?.total ?? 0)}</p>
          <BroughtBack undeleting={undeleting} blogs={found?.rows} />
        </>
      }
    >
      {found && found.rows.length > 0 ? <Rows blogs={found.rows} undeleting={undeleting} /> : <p>{none}</p>}
    </ListScreen>
  );
}
