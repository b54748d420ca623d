import { timeText } from '#domain/shared/india-time.ts';
import type { LiveSession } from '#domain/staff/session-service.ts';
import { staffActivityContent } from './texts.ts';

const content = staffActivityContent.online;

/** Formatted on the server, because browsers' month names may differ. */
export const toOnlineView = (session: LiveSession) => ({
  id: session.userId,
  name: session.name,
  username: session.username,
  since: timeText(session.createdAt),
  lastSeen: timeText(session.lastSeenAt),
});

type OnlineLine = ReturnType<typeof toOnlineView>;

export function Online({ online, yourId }: { online: OnlineLine[]; yourId: string }) {
  return (
    <section aria-labelledby="online" className="grid min-w-0 gap-2">
      <h2 id="online" className="text-xl">
        {content.heading}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {online.map(({ id, name, username, since, lastSeen }) => (
          <li key={id} className="rounded-xl border border-line bg-card px-4 py-2 leading-snug">
            <p className="font-semibold wrap-anywhere">
              {name}
              {id === yourId && <span className="font-normal text-quiet"> ({content.you})</span>}
            </p>
            <p className="text-quiet text-sm wrap-anywhere">{username}</p>
            <p className="text-quiet text-sm">{content.times(since, lastSeen)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
