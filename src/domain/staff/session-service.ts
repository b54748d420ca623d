import { noteActivity } from '#domain/activity/activity-service.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { assertArea } from './areas.ts';
import {
  deleteOldSessions,
  endOverdue,
  endSessions,
  selectEndReason,
  selectLiveSessions,
  selectSession,
  touchSession,
} from './session-store.ts';
import type { StaffActor, Visitor } from './staff.ts';
import { lockUser } from './user-store.ts';

/**
 * The staff member of a session token; `undefined` when it is unknown or expired, or the user is no longer an Admin.
 * Background requests of a page do not extend the session.
 */
export async function resumeSession(
  db: Db,
  token: string | undefined,
  visitor: Visitor,
  { isBackgroundRequest = false } = {},
): Promise<StaffActor | undefined> {
  if (!token) return undefined;
  const found = await selectSession(db, hashOf(token));
  if (!found) return undefined;
  const { isOver, seenLately, ...user } = found;
  if (isOver || user.adminStatus !== 'Admin') {
    await db.transaction((tx) => endOverdue(tx, user.id));
    return undefined;
  }
  if (!seenLately && !isBackgroundRequest) await touchSession(db, user.sessionId);
  return { ...user, fromAddress: visitor.fromAddress } as StaffActor;
}

/** Whether the session is live. Does not extend it, because background requests are not activity. */
export async function isSessionLive(db: Queryable, token: string | undefined): Promise<boolean> {
  const found = token ? await selectSession(db, hashOf(token)) : undefined;
  return found !== undefined && !found.isOver && found.adminStatus === 'Admin' && !found.mustChangePassword;
}

/** Why a session ended, as a stable code. */
const reasonTexts = {
  expired: 'expired',
  'ended-at-login': 'logged-in-elsewhere',
  'ended-by-admin': 'ended-by-admin',
  'password-changed': 'password-changed',
  'right-changed': 'role-changed',
  restored: 'restored',
} as const;

export type SessionEnd = (typeof reasonTexts)[keyof typeof reasonTexts];

/** Undefined for a live or unknown session, and after a logout, which needs no explanation. */
export async function readEndReason(
  db: Queryable,
  token: string | undefined,
): Promise<SessionEnd | undefined> {
  const reason = token ? await selectEndReason(db, hashOf(token)) : undefined;
  return reason && Object.hasOwn(reasonTexts, reason)
    ? reasonTexts[reason as keyof typeof reasonTexts]
    : undefined;
}

export async function logOut(db: Db, actor: StaffActor): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessions(tx, actor.id, 'logout');
    await noteActivity(tx, {
      actorId: actor.id,
      actorName: actor.name,
      action: 'logout',
      fromAddress: actor.fromAddress,
    });
  });
}

export type LiveSession = {
  userId: string;
  name: string;
  username: string;
  createdAt: Date;
  lastSeenAt: Date;
  fromAddress: string;
  userAgent: string;
};

export async function listLiveSessions(db: Queryable, actor: StaffActor): Promise<LiveSession[]> {
  assertArea(actor, 'users');
  const rows = await selectLiveSessions(db);
  return rows.map((row) => ({ ...row, userId: String(row.userId) }));
}

/** Ends another user's session; false when there was none. One's own is ended by logging out. */
export async function endSessionOf(db: Db, actor: StaffActor, userId: string): Promise<boolean> {
  assertArea(actor, 'users');
  if (!rowId.test(userId) || userId === actor.id) return false;
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const ended = user !== undefined && (await endSessions(tx, userId, 'ended-by-admin'));
    if (ended)
      await noteActivity(tx, {
        actorId: actor.id,
        actorName: actor.name,
        action: 'session-ended',
        subjectKind: 'user',
        subjectId: userId,
        subjectName: user.name,
        fromAddress: actor.fromAddress,
      });
    return ended;
  });
}

const rememberedMs = 90 * 24 * 3600_000;

/** Deletes old sessions; the activity log has their logins. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db.transaction((tx) => deleteOldSessions(tx, new Date(now.getTime() - rememberedMs)));
}
