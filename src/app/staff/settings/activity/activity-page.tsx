import { pageContext } from '#app/page-context.ts';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readActivity } from '#domain/activity/activity-service.ts';
import { listLiveSessions } from '#domain/staff/session-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listUsers } from '#domain/staff/user-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Route } from './+types/activity-page.ts';
import { ActivityFilters, type StaffMember } from './activity-filters.tsx';
import { addressFrom, filterOf, readQuery } from './activity-query.ts';
import { ActivityTable } from './activity-table.tsx';
import { toLineView } from './line-view.ts';
import { Online, toOnlineView } from './online.tsx';
import { staffActivityContent as content } from './texts.ts';

/** Everyone with an account. Deleted users still appear in the log, but not in this filter. */
async function listStaffMembers(db: Queryable, actor: StaffActor): Promise<StaffMember[]> {
  const staffMembers: StaffMember[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const found = await listUsers(db, actor, { page });
    lastPage = found.lastPage;
    staffMembers.push(
      ...found.users.map(({ id, name, username }) => ({ value: id, label: `${name} (${username})` })),
    );
  }
  return staffMembers.toSorted((a, b) => a.label.localeCompare(b.label));
}

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const query = readQuery(new URL(request.url).searchParams);
  const filter = filterOf(query);
  const { lines, hasOlder } = await readActivity(db, actor, filter);
  const sessions = await listLiveSessions(db, actor);
  return {
    query,
    staffMembers: await listStaffMembers(db, actor),
    lines: lines.map(toLineView),
    online: sessions.map(toOnlineView),
    yourId: actor.id,
    olderThan: hasOlder ? lines.at(-1)?.id : undefined,
  };
}

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  const { query, staffMembers, lines, olderThan, online, yourId } = loaderData;
  return (
    <div className="grid gap-6">
      <PageTitle>{content.title}</PageTitle>
      {!query.before && <Online online={online} yourId={yourId} />}
      <ActivityFilters query={query} staffMembers={staffMembers} />
      <div className="grid gap-3">
        {lines.length > 0 ? <ActivityTable lines={lines} /> : <EmptyState>{content.none}</EmptyState>}
        <Paging
          label={content.paging}
          steps={[
            { label: content.newest, to: query.before && addressFrom(query, '') },
            { label: content.older, to: olderThan && addressFrom(query, olderThan) },
          ]}
        />
      </div>
    </div>
  );
}
