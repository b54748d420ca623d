import { Link } from 'react-router';
import { requireStaff } from '#app/admin/require-staff.ts';
import { staffMeta } from '#app/admin/shell/staff-meta.ts';
import { shellContent as content } from '#app/content/staff-shell.ts';
import { pageContext } from '#app/page-context.ts';
import { readActivity } from '#domain/activity/activity-service.ts';
import { listLiveSessions } from '#domain/staff/session-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/dashboard-page.ts';
import { type EventLine, type OnlineLine, presentEvent, presentOnline } from './shown-day.ts';

export const meta = () => staffMeta(content.dashboardTitle);

/** As many as a glance takes in; the rest is a page of its own. */
const newest = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const [sessions, { lines: activity }] = await Promise.all([
    listLiveSessions(db, actor),
    readActivity(db, actor, {}),
  ]);
  return {
    name: actor.name,
    yourId: actor.id,
    online: sessions.map(presentOnline),
    events: activity.slice(0, newest).map(presentEvent),
  };
}

const list = 'divide-y divide-line rounded-xl border border-line bg-card';

function Online({ online, yourId }: { online: OnlineLine[]; yourId: string }) {
  return (
    <section aria-labelledby="online" className="grid min-w-0 content-start gap-2">
      <h2 id="online" className="text-xl">
        {content.onlineHeading}
      </h2>
      <ul className={list}>
        {online.map(({ id, name, username, since, lastSeen }) => (
          <li key={id} className="px-4 py-2.5">
            <p className="font-semibold wrap-anywhere">
              {name}
              {id === yourId && <span className="font-normal text-quiet"> ({content.onlineYou})</span>}
            </p>
            <p className="text-quiet text-sm wrap-anywhere">{username}</p>
            <p className="text-quiet text-sm">{content.onlineSince(since)}</p>
            <p className="text-quiet text-sm">{content.onlineSeen(lastSeen)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Activity({ events }: { events: EventLine[] }) {
  return (
    <section aria-labelledby="activity" className="grid min-w-0 content-start gap-2">
      <h2 id="activity" className="text-xl">
        {content.activityHeading}
      </h2>
      {events.length === 0 && <p className="text-quiet">{content.noActivity}</p>}
      <ul className={list}>
        {events.map(({ id, at, text }) => (
          <li key={id} className="px-4 py-2.5 sm:flex sm:justify-between sm:gap-6">
            <p className="wrap-anywhere">{text}</p>
            <p className="shrink-0 text-quiet text-sm sm:leading-7">{at}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link className="inline-block py-2 font-semibold text-teal underline" to={paths.activity}>
          {content.allActivity}
        </Link>
      </p>
    </section>
  );
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { name, yourId, online, events } = loaderData;
  return (
    <div className="grid gap-6">
      <h1 className="text-3xl wrap-anywhere">{content.greeting(name)}</h1>
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
        <Online online={online} yourId={yourId} />
        <Activity events={events} />
      </div>
    </div>
  );
}
