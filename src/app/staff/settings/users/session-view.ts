import { timeText } from '#domain/shared/india-time.ts';
import type { LiveSession } from '#domain/staff/session-service.ts';
import { staffUsersContent } from './texts.ts';

const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg/],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];

const systems: [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

const nameIn = (list: [string, RegExp][], userAgent: string) =>
  list.find(([, sign]) => sign.test(userAgent))?.[0];

/** `Chrome on Android`, so that users recognise their own device; undefined when unknown. */
function browserName(userAgent: string): string | undefined {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}

/** A session as the page shows it. */
export type SessionView = {
  userId: string;
  name: string;
  username: string;
  since: string;
  lastSeen: string;
  from: string;
};

export const toSessionView = (session: LiveSession): SessionView => ({
  userId: session.userId,
  name: session.name,
  username: session.username,
  since: timeText(session.createdAt),
  lastSeen: timeText(session.lastSeenAt),
  from: [session.fromAddress, browserName(session.userAgent) ?? staffUsersContent.sessions.unknownBrowser]
    .filter(Boolean)
    .join(', '),
});
