import { staffActivityContent as activityTexts } from '#app/content/staff/activity.ts';
import { shownTime } from '#app/ui/shown-time.ts';
import type { ActivityLine } from '#domain/activity/activity.ts';
import type { LiveSession } from '#domain/staff/session-service.ts';

export type OnlineLine = { id: string; name: string; username: string; since: string; lastSeen: string };
export type EventLine = { id: string; at: string; text: string };

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
  text: [line.actorName || activityTexts.nobody, activityTexts.actions[line.action], line.subjectName]
    .filter(Boolean)
    .join(' '),
});
