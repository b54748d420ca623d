import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { SendingWay, Voucher } from './voucher.ts';
import { voucherMails, vouchers } from './vouchers-table.ts';

const columns = {
  id: sql<string>`${vouchers.id}::text`,
  bookingId: sql<string>`${vouchers.bookingId}::text`,
  supplierId: sql<string | null>`${vouchers.supplierId}::text`,
  version: vouchers.version,
  content: vouchers.content,
  fingerprint: vouchers.fingerprint,
  madeBy: vouchers.madeBy,
  madeAt: vouchers.madeAt,
  sentAt: vouchers.sentAt,
  sentBy: vouchers.sentBy,
};

/** All versions, the newest first. */
export const selectVouchers = (db: Queryable, bookingId: string): Promise<Voucher[]> =>
  db
    .select(columns)
    .from(vouchers)
    .where(eq(vouchers.bookingId, BigInt(bookingId)))
    .orderBy(desc(vouchers.version), desc(vouchers.id));

export async function selectVoucher(db: Queryable, id: string): Promise<Voucher | undefined> {
  const [row] = await db
    .select(columns)
    .from(vouchers)
    .where(eq(vouchers.id, BigInt(id)));
  return row;
}

/** The newest version of the travellers' own. */
export async function selectTripVoucher(db: Queryable, bookingId: string): Promise<Voucher | undefined> {
  const [row] = await db
    .select(columns)
    .from(vouchers)
    .where(and(eq(vouchers.bookingId, BigInt(bookingId)), isNull(vouchers.supplierId)))
    .orderBy(desc(vouchers.version))
    .limit(1);
  return row;
}

type NewVoucher = Pick<
  Voucher,
  'bookingId' | 'supplierId' | 'version' | 'content' | 'fingerprint' | 'madeBy'
>;

export async function insertVouchers(tx: Tx, made: readonly NewVoucher[]): Promise<void> {
  if (made.length === 0) return;
  await tx.insert(vouchers).values(
    made.map(({ bookingId, supplierId, ...voucher }) => ({
      ...voucher,
      bookingId: BigInt(bookingId),
      supplierId: supplierId === null ? null : BigInt(supplierId),
    })),
  );
}

export async function markSent(tx: Tx, id: string, sentBy: SendingWay): Promise<void> {
  await tx
    .update(vouchers)
    .set({ sentAt: sql`now()`, sentBy })
    .where(eq(vouchers.id, BigInt(id)));
}

/** The customer of a booking, or the one that they were merged into; `undefined` when the booking was erased. */
export async function selectContactOf(
  db: Queryable,
  bookingId: string,
): Promise<{ name: string; phoneE164: string } | undefined> {
  const { rows } = await db.execute<{ name: string; phoneE164: string }>(sql`
    select p.name, coalesce(p.phone_e164, '') as "phoneE164" from bookings b
    join customers own on own.id = b.customer_id join customers p on p.id = coalesce(own.merged_into, own.id)
    where b.id = ${bookingId}::bigint and b.erased_at is null`);
  return rows[0];
}

type NewMail = { voucherId: string; idempotencyKey: string; recipient: string; madeBy: string };

/** Returns the id; `undefined` when the same request has made it before. */
export async function insertVoucherMail(
  tx: Tx,
  { voucherId, ...mail }: NewMail,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(voucherMails)
    .values({ ...mail, voucherId: BigInt(voucherId) })
    .onConflictDoNothing({ target: voucherMails.idempotencyKey })
    .returning({ id: voucherMails.id });
  return row && String(row.id);
}

export type WaitingMail = {
  id: string;
  voucherId: string;
  recipient: string;
  madeBy: string;
  isTried: boolean;
};

const isWaiting = and(isNull(voucherMails.sentAt), isNull(voucherMails.refusedAt));

/** A mail that was neither sent nor refused. */
export async function selectWaitingMail(db: Queryable, id: string): Promise<WaitingMail | undefined> {
  const { voucherId, recipient, madeBy, failedAt } = voucherMails;
  const [row] = await db
    .select({ voucherId: sql<string>`${voucherId}::text`, recipient, madeBy, failedAt })
    .from(voucherMails)
    .where(and(eq(voucherMails.id, BigInt(id)), isWaiting));
  return row && { ...row, id, isTried: row.failedAt !== null };
}

export type LastMail = {
  voucherId: string;
  recipient: string;
  madeAt: Date;
  sentAt: Date | null;
  refusedAt: Date | null;
};

/** The newest mail of each voucher of a booking. */
export function selectLastMails(db: Queryable, bookingId: string): Promise<LastMail[]> {
  const { voucherId, recipient, madeAt, sentAt, refusedAt } = voucherMails;
  return db
    .selectDistinctOn([voucherId], {
      voucherId: sql<string>`${voucherId}::text`,
      ...{ recipient, madeAt, sentAt, refusedAt },
    })
    .from(voucherMails)
    .innerJoin(vouchers, eq(vouchers.id, voucherId))
    .where(eq(vouchers.bookingId, BigInt(bookingId)))
    .orderBy(voucherId, desc(voucherMails.id));
}

type End = 'failedAt' | 'sentAt' | 'refusedAt';

export async function markVoucherMail(tx: Tx, id: string, what: End): Promise<void> {
  await tx
    .update(voucherMails)
    .set({ [what]: sql`now()` })
    .where(eq(voucherMails.id, BigInt(id)));
}
