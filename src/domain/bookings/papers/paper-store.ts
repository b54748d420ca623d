import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { tripEndsAt } from '#domain/bookings/packages/trip-time-store.ts';
import { travellers } from '#domain/bookings/trips/trips-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { idList } from '#platform/database/id-list.ts';
import type { Paper, PaperKind } from './paper.ts';
import { travellerPapers } from './papers-table.ts';

const idText = sql<string>`${travellerPapers.id}::text`;

const columns = {
  id: idText,
  bookingId: sql<string>`${travellerPapers.bookingId}::text`,
  travellerId: sql<string>`${travellerPapers.travellerId}::text`,
  kind: travellerPapers.kind,
  idempotencyKey: travellerPapers.idempotencyKey,
  numberEncrypted: travellerPapers.numberEncrypted,
  expiresOn: travellerPapers.expiresOn,
  attachmentId: sql<string | null>`${travellerPapers.attachmentId}::text`,
  receivedAt: travellerPapers.receivedAt,
  madeBy: travellerPapers.madeBy,
  checkedBy: travellerPapers.checkedBy,
  checkedAt: travellerPapers.checkedAt,
  revision: travellerPapers.revision,
};

export type StoredPaper = Omit<Paper, 'numberEnd'> & { idempotencyKey: string; numberEncrypted: string };

/** The booking that a traveller is part of. */
export async function selectBookingOf(db: Queryable, travellerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ bookingId: sql<string>`${travellers.bookingId}::text` })
    .from(travellers)
    .where(eq(travellers.id, BigInt(travellerId)));
  return row?.bookingId;
}

export async function selectTravellerIds(db: Queryable, bookingId: string): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${travellers.id}::text` })
    .from(travellers)
    .where(eq(travellers.bookingId, BigInt(bookingId)))
    .orderBy(asc(travellers.position));
  return rows.map(({ id }) => id);
}

export async function selectPapers(db: Queryable, bookingId: string): Promise<StoredPaper[]> {
  return db
    .select(columns)
    .from(travellerPapers)
    .where(eq(travellerPapers.bookingId, BigInt(bookingId)))
    .orderBy(asc(travellerPapers.id));
}

export async function selectPaper(db: Queryable, id: string): Promise<StoredPaper | undefined> {
  const [row] = await db
    .select(columns)
    .from(travellerPapers)
    .where(eq(travellerPapers.id, BigInt(id)));
  return row;
}

export async function hasPaperOfKey(db: Queryable, key: string): Promise<boolean> {
  const rows = await db
    .select({ id: idText })
    .from(travellerPapers)
    .where(eq(travellerPapers.idempotencyKey, key));
  return rows.length > 0;
}

export async function countPapersOf(db: Queryable, travellerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(travellerPapers)
    .where(eq(travellerPapers.travellerId, BigInt(travellerId)));
  return row?.count ?? 0;
}

type NewPaper = {
  idempotencyKey: string;
  bookingId: string;
  travellerId: string;
  kind: PaperKind;
  numberEncrypted?: string;
  expiresOn?: string | null;
  attachmentId: string | null;
  madeBy: string;
};

export async function insertPaper(tx: Tx, paper: NewPaper): Promise<void> {
  const { bookingId, travellerId, attachmentId } = paper;
  await tx.insert(travellerPapers).values({
    ...paper,
    bookingId: BigInt(bookingId),
    travellerId: BigInt(travellerId),
    attachmentId: attachmentId === null ? null : BigInt(attachmentId),
  });
}

type PaperChange = {
  kind?: PaperKind;
  numberEncrypted?: string;
  expiresOn?: string | null;
  checkedBy: string;
  checkedAt: Date | null;
};

export async function updatePaper(tx: Tx, id: string, change: PaperChange): Promise<void> {
  await tx
    .update(travellerPapers)
    .set({ ...change, revision: sql`${travellerPapers.revision} + 1` })
    .where(eq(travellerPapers.id, BigInt(id)));
}

export async function deletePaper(tx: Tx, id: string): Promise<void> {
  await tx.delete(travellerPapers).where(eq(travellerPapers.id, BigInt(id)));
}

/** The paper was nothing but this file. */
export async function deletePapersOfFile(tx: Tx, travellerId: string, attachmentId: string): Promise<void> {
  await tx
    .delete(travellerPapers)
    .where(
      and(
        eq(travellerPapers.travellerId, BigInt(travellerId)),
        eq(travellerPapers.attachmentId, BigInt(attachmentId)),
        eq(travellerPapers.numberEncrypted, ''),
      ),
    );
}

export async function selectEncryptedNumbers(db: Queryable) {
  const { idempotencyKey, numberEncrypted } = travellerPapers;
  return db
    .select({ id: idText, idempotencyKey, stored: numberEncrypted })
    .from(travellerPapers)
    .where(ne(numberEncrypted, ''))
    .orderBy(asc(travellerPapers.id));
}

/** Unless it was changed meanwhile. */
export async function replaceEncryptedNumber(
  db: Queryable,
  id: string,
  before: string,
  numberEncrypted: string,
): Promise<void> {
  await db
    .update(travellerPapers)
    .set({ numberEncrypted })
    .where(and(eq(travellerPapers.id, BigInt(id)), eq(travellerPapers.numberEncrypted, before)));
}

const keptDays = 30;

/** The end of the trip, or the cancellation, from which the days are counted. */
const isOver = (now: Date) =>
  sql`coalesce(b.cancelled_at, ${tripEndsAt({
    lastDay: sql.raw('b.last_day'),
    madeAt: sql.raw('b.made_at'),
  })}) <= ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`;

/**
 * Bookings whose papers and travellers' files are kept long enough. It begins at the papers and at the partial index of those
 * files, which hold only what was not deleted yet, and not at all bookings that there ever were.
 */
export async function lockBookingsOfOldPapers(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select b.id::text from bookings b
    where b.id in (
      select booking_id from traveller_papers
      union
      select t.booking_id from attachments a join travellers t on t.id = a.traveller_id where a.traveller_id is not null
    ) and ${isOver(now)}
    order by b.id limit ${limit} for no key update skip locked
  `);
  return rows.map(({ id }) => id);
}

export async function deletePapersOf(tx: Tx, bookingIds: readonly string[]): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from traveller_papers where booking_id = any(${idList(bookingIds)})`,
  );
  return rowCount ?? 0;
}

export async function selectTravellerIdsOf(db: Queryable, bookingIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from travellers where booking_id = any(${idList(bookingIds)})`,
  );
  return rows.map(({ id }) => id);
}
