import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Visitor } from './staff.ts';
import { staffDevices, staffSessions, staffUsers } from './staff-table.ts';

const idle = sql`interval '30 minutes'`;
const maxAge = sql`interval '8 hours'`;
const isOver = sql<boolean>`(${staffSessions.lastSeenAt} < now() - ${idle} or ${staffSessions.createdAt} < now() - ${maxAge})`;

export type EndReason =
  | 'logout'
  | 'expired'
  | 'ended-at-login'
  | 'ended-by-admin'
  | 'password-changed'
  | 'right-changed'
  | 'restored';

/** The session of a token with its user, also when it is over. */
export async function selectSession(db: Queryable, tokenHash: Buffer) {
  const [row] = await db
    .select({
      sessionId: staffSessions.id,
      isOver,
      seenLately: sql<boolean>`${staffSessions.lastSeenAt} > now() - interval '1 minute'`,
      id: staffUsers.id,
      entryDate: staffUsers.entryDate,
      name: staffUsers.name,
      username: staffUsers.username,
      adminStatus: staffUsers.adminStatus,
      designation: staffUsers.designation,
      address: staffUsers.address,
      mustChangePassword: staffUsers.mustChangePassword,
      areas: staffUsers.areas,
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isNull(staffSessions.endedAt)));
  return row && { ...row, id: String(row.id), sessionId: String(row.sessionId) };
}

/** Also of a session that is over and was not ended yet. */
export async function selectEndReason(db: Queryable, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db
    .select({
      reason: sql<
        string | null
      >`coalesce(${staffSessions.endReason}, case when ${isOver} then 'expired' end)`,
    })
    .from(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash));
  return row?.reason ?? undefined;
}

export async function touchSession(db: Queryable, sessionId: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staffSessions.id, BigInt(sessionId)));
}

/** Ends expired sessions, so that they do not block a login. */
export async function endOverdue(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(staffSessions)
    .set({ endedAt: sql`now()`, endReason: 'expired' satisfies EndReason })
    .where(and(eq(staffSessions.userId, BigInt(userId)), isNull(staffSessions.endedAt), isOver));
}

export async function selectLiveToken(tx: Tx, userId: string): Promise<Buffer | undefined> {
  const [row] = await tx
    .select({ tokenHash: staffSessions.tokenHash })
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, BigInt(userId)), isNull(staffSessions.endedAt)));
  return row?.tokenHash;
}

export async function insertSession(
  tx: Tx,
  userId: string,
  tokenHash: Buffer,
  visitor: Visitor,
): Promise<void> {
  await tx.insert(staffSessions).values({ userId: BigInt(userId), tokenHash, ...visitor });
}

/** Ends a user's live sessions except one. True when there was one to end. */
export async function endSessions(
  db: Queryable,
  userId: string,
  reason: EndReason,
  butSessionId?: string,
): Promise<boolean> {
  const { rowCount } = await db
    .update(staffSessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(
      and(
        eq(staffSessions.userId, BigInt(userId)),
        isNull(staffSessions.endedAt),
        butSessionId === undefined ? undefined : ne(staffSessions.id, BigInt(butSessionId)),
      ),
    );
  return (rowCount ?? 0) > 0;
}

export async function selectLiveSessions(db: Queryable) {
  return db
    .select({
      userId: staffSessions.userId,
      name: staffUsers.name,
      username: staffUsers.username,
      createdAt: staffSessions.createdAt,
      lastSeenAt: staffSessions.lastSeenAt,
      fromAddress: staffSessions.fromAddress,
      userAgent: staffSessions.userAgent,
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(and(isNull(staffSessions.endedAt), sql`not ${isOver}`))
    .orderBy(desc(staffSessions.lastSeenAt));
}

export async function isLive(db: Queryable, sessionId: string): Promise<boolean> {
  return (
    (await db.$count(
      staffSessions,
      and(eq(staffSessions.id, BigInt(sessionId)), isNull(staffSessions.endedAt)),
    )) === 1
  );
}

/** After a new password only the browser that set it stays a known device. */
export async function forgetDevices(db: Queryable, userId: string, butTokenHash?: Buffer): Promise<void> {
  await db
    .delete(staffDevices)
    .where(
      and(eq(staffDevices.userId, BigInt(userId)), butTokenHash && ne(staffDevices.tokenHash, butTokenHash)),
    );
}

/** A known device of this user, and whether it has passed the second factor. */
export async function selectDevice(
  db: Queryable,
  tokenHash: Buffer,
  username: string,
): Promise<{ hasPassedSecondFactor: boolean } | undefined> {
  const [row] = await db
    .select({ secondFactorAt: staffDevices.secondFactorAt })
    .from(staffDevices)
    .innerJoin(staffUsers, eq(staffUsers.id, staffDevices.userId))
    .where(and(eq(staffDevices.tokenHash, tokenHash), eq(staffUsers.username, username)));
  return row && { hasPassedSecondFactor: row.secondFactorAt !== null };
}

/** A passed second factor is kept for this user only. */
export async function rememberDevice(
  db: Queryable,
  tokenHash: Buffer,
  userId: string,
  hasPassedSecondFactor: boolean,
): Promise<void> {
  await db
    .insert(staffDevices)
    .values({
      tokenHash,
      userId: BigInt(userId),
      ...(hasPassedSecondFactor && { secondFactorAt: sql`now()` }),
    })
    .onConflictDoUpdate({
      target: staffDevices.tokenHash,
      set: {
        lastUsedAt: sql`now()`,
        userId: BigInt(userId),
        secondFactorAt: sql`coalesce(excluded.second_factor_at, case when ${staffDevices.userId} = excluded.user_id then ${staffDevices.secondFactorAt} end)`,
      },
    });
}

/** Deletes sessions that ended and devices last used before this moment. */
export async function deleteOldSessions(db: Queryable, before: Date): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.endedAt, before));
  await db.delete(staffDevices).where(lt(staffDevices.lastUsedAt, before));
}

export async function endAllSessions(tx: Tx, reason: EndReason): Promise<number> {
  const { rowCount } = await tx
    .update(staffSessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(isNull(staffSessions.endedAt));
  return rowCount ?? 0;
}

export async function forgetAllDevices(tx: Tx): Promise<void> {
  await tx.delete(staffDevices);
}
