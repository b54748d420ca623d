import { pageContext } from '#app/page-context.ts';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { FilterBar, FilterDate, FilterSelect } from '#app/staff/kit/filter-bar.tsx';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { Paging } from '#app/staff/kit/paging.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { readActivity } from '#domain/activity/activity-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { type LiveSession, listLiveSessions } from '#domain/staff/session-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listUsers } from '#domain/staff/user-service.ts';
import { paths } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Route } from './+types/activity-page.ts';
import { type ActivityQuery, addressFrom, filterOf, readQuery } from './activity-query.ts';
import { type LineView, toLineView } from './line-view.ts';
import { staffActivityContent as content } from './texts.ts';

/** On a phone each row reads as a sentence: who, what, whom. */
function ActivityTable({ lines }: { lines: LineView[] }) {
  const { columns } = content;
  return (
    <DataTable
      layout="cards"
      caption={content.caption}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'when',
          header: columns.when,
          isQuiet: true,
          cell: ({ moment, when }) => (
            <time dateTime={moment} className="whitespace-nowrap text-sm">
              {when}
            </time>
          ),
        },
        {
          key: 'who',
          header: columns.who,
          cell: ({ who }) => <span className="font-semibold wrap-anywhere">{who}</span>,
        },
        { key: 'what', header: columns.what, cell: ({ what }) => what },
        {
          key: 'whom',
          header: columns.whom,
          cell: ({ whom, detail }) => (
            <span className="wrap-anywhere">
              {whom && <span className="font-semibold">{whom}</span>}
              {detail && <span className="text-quiet text-sm @4xl:block @max-4xl:ml-1.5">{detail}</span>}
            </span>
          ),
        },
        {
          key: 'from',
          header: columns.from,
          isQuiet: true,
          cell: ({ from }) => <span className="text-sm wrap-anywhere">{from}</span>,
        },
      ]}
    />
  );
}

const activityFiltersContent = content.filters;
const actions = Object.entries(content.names).map(([value, label]) => ({ value, label }));

type StaffMember = { value: string; label: string };

type Props = { query: ActivityQuery; staffMembers: StaffMember[] };

function ActivityFilters({ query, staffMembers }: Props) {
  const { staffMember, action, from } = query;
  return (
    <FilterBar
      key={`${staffMember} ${action} ${from}`}
      action={paths.activity}
      label={activityFiltersContent.label}
      go={activityFiltersContent.go}
      clear={
        Boolean(staffMember || action || from) && { to: paths.activity, label: activityFiltersContent.all }
      }
    >
      <FilterSelect
        name="person"
        label={activityFiltersContent.staffMember}
        any={activityFiltersContent.everybody}
        value={staffMember}
        options={staffMembers}
      />
      <FilterSelect
        name="action"
        label={activityFiltersContent.action}
        any={activityFiltersContent.everything}
        value={action}
        options={actions}
      />
      <FilterDate name="from" label={activityFiltersContent.from} value={from} />
    </FilterBar>
  );
}

const onlineContent = content.online;

/** Formatted on the server, because browsers' month names may differ. */
const toOnlineView = (session: LiveSession) => ({
  id: session.userId,
  name: session.name,
  username: session.username,
  since: timeText(session.createdAt),
  lastSeen: timeText(session.lastSeenAt),
});

type OnlineLine = ReturnType<typeof toOnlineView>;

function Online({ online, yourId }: { online: OnlineLine[]; yourId: string }) {
  return (
    <section aria-labelledby="online" className="grid min-w-0 gap-2">
      <h2 id="online" className="text-xl">
        {onlineContent.heading}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {online.map(({ id, name, username, since, lastSeen }) => (
          <li key={id} className="rounded-xl border border-line bg-card px-4 py-2 leading-snug">
            <p className="font-semibold wrap-anywhere">
              {name}
              {id === yourId && <span className="font-normal text-quiet"> ({onlineContent.you})</span>}
            </p>
            <p className="text-quiet text-sm wrap-anywhere">{username}</p>
            <p className="text-quiet text-sm">{onlineContent.times(since, lastSeen)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
