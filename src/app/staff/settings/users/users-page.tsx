import { pageContext } from '#app/page-context.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { NumberedPaging } from '#app/staff/kit/paging.tsx';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { ViewSwitch } from '#app/staff/kit/view-switch.tsx';
import { isTableView } from '#app/staff/shell/preferences.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { listLiveSessions } from '#domain/staff/session-service.ts';
import { listUsers } from '#domain/staff/user-service.ts';
import { paths } from '#paths.ts';
import { storable } from '#platform/text.ts';
import type { Route } from './+types/users-page.ts';
import { AddUser } from './add-user.tsx';
import { LiveSessions } from './live-sessions.tsx';
import { toSessionView } from './session-view.ts';
import { staffUsersContent as content } from './texts.ts';
import { handleUsers } from './users-action.ts';
import { Users } from './users-table.tsx';

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const search = storable(query.get('search') ?? '').trim();
  const found = await listUsers(db, actor, {
    page: Number.parseInt(query.get('page') ?? '', 10) || 1,
    search,
  });
  const users = found.users.map((user) => ({ ...user, dayText: dateText(user.entryDate) }));
  const sessions = (await listLiveSessions(db, actor)).map(toSessionView);
  return {
    ...found,
    users,
    search,
    sessions,
    isTable: isTableView(request, true),
    yourId: actor.id,
    yourAreas: actor.areas,
  };
}

export const action = handleUsers;

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const { users, page, lastPage, search, sessions, isTable, yourId, yourAreas } = loaderData;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{content.title}</PageTitle>
        <AddUser yourAreas={yourAreas} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grow">
          <SearchBox path={paths.manageUsers} texts={content.search} search={search} />
        </div>
        <ViewSwitch isTable={isTable} />
      </div>
      <div className="grid gap-3">
        <Users {...{ users, yourId, yourAreas, isTable }} />
        {users.length === 0 && <p>{content.search.none(search)}</p>}
        <NumberedPaging texts={content.paging} page={page} totalPages={lastPage} />
      </div>
      <LiveSessions sessions={sessions} yourId={yourId} />
    </div>
  );
}
