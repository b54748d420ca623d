import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Visitor } from './staff.ts';
import { staffDevices, staffSessions, staffUsers } from './staff-table.ts';

const idle = sql`interval '30 minutes'`;
const longest = sql`interval '8 hours'`;
const isOver = sql<boolean>`(${staffSessions.lastSeenAt} < now() - ${idle} or ${staffSessions.createdAt} < now() - ${longest})`;

export type EndReason =
  | 'logout'
  | 'expired'
  | 'ended-at-login'
  | 'ended-by-admin'
  | 'password-changed'
  | 'right-changed'
  | 'restored';

/** A session by its token, with its user; over or not. */
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
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isNull(staffSessions.endedAt)));
  return row && { ...row, id: String(row.id), sessionId: String(row.sessionId) };
}

export async function touchSession(db: Queryable, sessionId: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staffSessions.id, BigInt(sessionId)));
}

/** Ends what is past its time, so that it stands in nobody's way. */
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

/** Ends a user's live session, but for the one that is to stay. True where there was one. */
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

/** After a new password no browser is known any more, but for the one that set it. */
export async function forgetDevices(db: Queryable, userId: string, butTokenHash?: Buffer): Promise<void> {
  await db
    .delete(staffDevices)
    .where(
      and(eq(staffDevices.userId, BigInt(userId)), butTokenHash && ne(staffDevices.tokenHash, butTokenHash)),
    );
}

/** A browser that this user has logged in with before, and whether it has passed the second factor. */
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

/** A second factor that was passed stays passed for the same user, and counts for no other. */
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

/** Sessions that ended, and browsers that nobody used, so many days ago. */
export async function deleteOldSessions(db: Queryable, before: Date): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.endedAt, before));
  await db.delete(staffDevices).where(lt(staffDevices.lastUsedAt, before));
}
