import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { indiaTimeZone } from '#domain/shared/india-time.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { escapeLike } from '#platform/text.ts';
import type { Area } from './areas.ts';
import type { AdminStatus, NewStaffUser, StaffUser } from './staff.ts';
import { staffUsers } from './staff-table.ts';

const shown = {
  id: staffUsers.id,
  entryDate: staffUsers.entryDate,
  name: staffUsers.name,
  username: staffUsers.username,
  adminStatus: staffUsers.adminStatus,
  designation: staffUsers.designation,
  address: staffUsers.address,
  areas: staffUsers.areas,
};

type RowView = Omit<StaffUser, 'id'> & { id: bigint };

const present = (row: RowView): StaffUser => ({ ...row, id: String(row.id) });

/** Columns for logins only. */
const secrets = {
  passwordHash: staffUsers.passwordHash,
  mustChangePassword: staffUsers.mustChangePassword,
  totpSecret: staffUsers.totpSecret,
  totpConfirmedAt: staffUsers.totpConfirmedAt,
  totpLastStep: staffUsers.totpLastStep,
};

export async function selectForLogin(db: Queryable, username: string) {
  const [row] = await db
    .select({ ...shown, ...secrets })
    .from(staffUsers)
    .where(eq(staffUsers.username, username));
  return row && { ...row, id: String(row.id) };
}

export async function selectSecrets(db: Queryable, id: string) {
  const [row] = await db
    .select(secrets)
    .from(staffUsers)
    .where(eq(staffUsers.id, BigInt(id)));
  return row;
}

export async function selectUser(db: Queryable, id: string): Promise<StaffUser | undefined> {
  const [row] = await db
    .select(shown)
    .from(staffUsers)
    .where(eq(staffUsers.id, BigInt(id)));
  return row && present(row);
}

export async function selectIdByUsername(db: Queryable, username: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(eq(staffUsers.username, username));
  return row && String(row.id);
}

/** Locks and reads again, because the row may have changed while the password was verified. */
export async function lockForLogin(tx: Tx, id: string) {
  const [row] = await tx
    .select({ ...shown, ...secrets })
    .from(staffUsers)
    .where(eq(staffUsers.id, BigInt(id)))
    .for('update');
  return row && { ...row, id: String(row.id) };
}

/** Locks the user, so that changes of their sessions are serialised. */
export async function lockUser(tx: Tx, id: string): Promise<StaffUser | undefined> {
  const [row] = await tx
    .select(shown)
    .from(staffUsers)
    .where(eq(staffUsers.id, BigInt(id)))
    .for('update');
  return row && present(row);
}

const matching = (search: string) => {
  const pattern = `%${escapeLike(search)}%`;
  return search
    ? or(
        ilike(staffUsers.name, pattern),
        ilike(staffUsers.username, pattern),
        ilike(staffUsers.designation, pattern),
      )
    : undefined;
};

export async function countUsers(db: Queryable, search = ''): Promise<number> {
  const [row] = await db.select({ total: count() }).from(staffUsers).where(matching(search));
  return row?.total ?? 0;
}

type Slice = { search: string; offset: number; limit: number };

export async function selectUsers(db: Queryable, { search, offset, limit }: Slice): Promise<StaffUser[]> {
  const rows = await db
    .select(shown)
    .from(staffUsers)
    .where(matching(search))
    .orderBy(desc(staffUsers.id))
    .offset(offset)
    .limit(limit);
  return rows.map(present);
}

type Stored = Omit<NewStaffUser, 'password'> & {
  passwordHash: string;
  adminStatus: AdminStatus;
  mustChangePassword: boolean;
  areas?: Area[];
};

/** The new user's id; `undefined` when the username is taken. */
export async function insertUser(db: Queryable, user: Stored): Promise<string | undefined> {
  const { entryDate, ...rest } = user;
  const [row] = await db
    .insert(staffUsers)
    .values({
      ...rest,
      entryDate: entryDate ?? sql`(now() at time zone ${indiaTimeZone})::date`,
      totpLastStep: 0,
    })
    .onConflictDoNothing({ target: staffUsers.username })
    .returning({ id: staffUsers.id });
  return row && String(row.id);
}

type Change = Partial<{
  name: string;
  username: string;
  designation: string;
  address: string;
  adminStatus: AdminStatus;
  passwordHash: string;
  mustChangePassword: boolean;
  totpSecret: string | null;
  totpConfirmedAt: Date | null;
  areas: Area[];
}>;

export async function updateUser(db: Queryable, id: string, change: Change): Promise<boolean> {
  const { rowCount } = await db
    .update(staffUsers)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(staffUsers.id, BigInt(id)));
  return rowCount === 1;
}

/** Confirms only the secret whose code was checked, once. */
export async function confirmTotp(db: Queryable, id: string, secret: string): Promise<boolean> {
  const { rowCount } = await db
    .update(staffUsers)
    .set({ totpConfirmedAt: sql`now()` })
    .where(
      and(
        eq(staffUsers.id, BigInt(id)),
        eq(staffUsers.totpSecret, secret),
        isNull(staffUsers.totpConfirmedAt),
      ),
    );
  return rowCount === 1;
}

export async function selectTotpSecrets(db: Queryable): Promise<{ id: string; stored: string }[]> {
  const rows = await db
    .select({ id: staffUsers.id, stored: staffUsers.totpSecret })
    .from(staffUsers)
    .where(isNotNull(staffUsers.totpSecret));
  return rows.map(({ id, stored }) => ({ id: String(id), stored: stored ?? '' }));
}

/** Stores the re-encrypted secret, if it was not replaced meanwhile (compare and swap). */
export async function replaceTotpSecret(db: Queryable, id: string, from: string, to: string): Promise<void> {
  await db
    .update(staffUsers)
    .set({ totpSecret: to })
    .where(and(eq(staffUsers.id, BigInt(id)), eq(staffUsers.totpSecret, from)));
}

/** False when a code of this step or a later one was used before, also concurrently. */
export async function takeTotpStep(db: Queryable, id: string, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(staffUsers)
    .set({ totpLastStep: step })
    .where(and(eq(staffUsers.id, BigInt(id)), lt(staffUsers.totpLastStep, step)));
  return rowCount === 1;
}

export async function deleteUser(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(staffUsers).where(eq(staffUsers.id, BigInt(id)));
  return rowCount === 1;
}

/** Serialises concurrent changes to one username. */
export async function lockUsername(tx: Tx, username: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${username}, 7200002))`);
}

/** Locks these users and all Admins, always in the order of their ids, so that two changes cannot deadlock. */
export async function lockWithAdmins(tx: Tx, ids: readonly string[]): Promise<StaffUser[]> {
  const rows = await tx
    .select(shown)
    .from(staffUsers)
    .where(or(eq(staffUsers.adminStatus, 'Admin'), inArray(staffUsers.id, ids.map(BigInt))))
    .orderBy(staffUsers.id)
    .for('update');
  return rows.map(present);
}

const maxNamed = 500;

export async function selectNames(db: Queryable): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffUsers)
    .orderBy(asc(staffUsers.name), asc(staffUsers.id))
    .limit(maxNamed);
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}
