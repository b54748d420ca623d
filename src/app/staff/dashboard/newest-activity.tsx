import { Link } from 'react-router';
import { staffActivityContent as activityTexts } from '#app/content/staff/activity.ts';
import { shellContent as content } from '#app/content/staff/shell.ts';
import type { ActivityLine } from '#domain/activity/activity.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import type { LiveSession } from '#domain/staff/session-service.ts';
import { paths } from '#paths.ts';

type OnlineLine = { id: string; name: string; username: string; since: string; lastSeen: string };
type EventLine = { id: string; at: string; text: string };

export const presentOnline = (session: LiveSession): OnlineLine => ({
  id: session.userId,
  name: session.name,
  username: session.username,
  since: shownTime(session.createdAt),
  lastSeen: shownTime(session.lastSeenAt),
});

export const presentEvent = (line: ActivityLine): EventLine => ({
  id: line.id,
  at: shownTime(line.at),
  text: [line.actorName || activityTexts.noActor, activityTexts.actions[line.action], line.subjectName]
    .filter(Boolean)
    .join(' '),
});

const list = 'divide-y divide-line rounded-xl border border-line bg-card';

export function Online({ online, yourId }: { online: OnlineLine[]; yourId: string }) {
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

export function NewestActivity({ events }: { events: EventLine[] }) {
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
