import { staffUsersContent } from '#app/content/staff/users.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import type { LiveSession } from '#domain/staff/session-service.ts';
import { browserName } from './browser-name.ts';

/** What the page tells of a session. */
export type ShownSession = {
  userId: string;
  name: string;
  username: string;
  since: string;
  lastSeen: string;
  from: string;
};

export const presentSession = (session: LiveSession): ShownSession => ({
  userId: session.userId,
  name: session.name,
  username: session.username,
  since: shownTime(session.createdAt),
  lastSeen: shownTime(session.lastSeenAt),
  from: `${session.fromAddress}, ${browserName(session.userAgent) ?? staffUsersContent.sessions.unknownBrowser}`,
});
