import { and, count, desc, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import type { Attachment, AttachmentKind, AttachmentState, FileOwner, FileOwnerKind } from './attachment.ts';
import { attachments } from './attachment-table.ts';

const ownerColumns = {
  customer: attachments.customerId,
  enquiry: attachments.enquiryId,
  booking: attachments.bookingId,
  traveller: attachments.travellerId,
} as const;

const ownerNames = {
  customer: 'customerId',
  enquiry: 'enquiryId',
  booking: 'bookingId',
  traveller: 'travellerId',
} as const satisfies Record<FileOwnerKind, keyof typeof attachments.$inferInsert>;

/** The files that were added to these records; those of mails are in the timeline. */
const isOf = (kind: FileOwnerKind, ids: readonly string[]): SQL | undefined =>
  and(inArray(ownerColumns[kind], ids.map(BigInt)), sql`${attachments.eventId} is null`);

export type ExpectedFile = { id: string; state: AttachmentState; storageName: string };
const expected = {
  id: sql<string>`${attachments.id}::text`,
  state: attachments.state,
  storageName: attachments.storageName,
};

export async function selectByKey(
  db: Queryable,
  { kind, id }: FileOwner,
  idempotencyKey: string,
): Promise<ExpectedFile | undefined> {
  const [row] = await db
    .select(expected)
    .from(attachments)
    .where(and(isOf(kind, [id]), eq(attachments.idempotencyKey, idempotencyKey)));
  return row;
}

export async function countOf(db: Queryable, { kind, id }: FileOwner): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(attachments)
    .where(isOf(kind, [id]));
  return row?.count ?? 0;
}

export async function countSince(db: Queryable, madeById: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(attachments)
    .where(and(eq(attachments.madeById, BigInt(madeById)), gte(attachments.createdAt, since)));
  return row?.count ?? 0;
}

/** Files of these travellers that came by the customer's link, since a moment and in total. */
export async function countByLink(
  db: Queryable,
  travellerIds: readonly string[],
  since: Date,
): Promise<{ recent: number; total: number }> {
  if (travellerIds.length === 0) return { recent: 0, total: 0 };
  const [row] = await db
    .select({
      recent: sql<number>`(count(*) filter (where ${gte(attachments.createdAt, since)}))::int`,
      total: count(),
    })
    .from(attachments)
    .where(and(isOf('traveller', travellerIds), isNull(attachments.madeById)));
  return row ?? { recent: 0, total: 0 };
}

type NewFile = {
  owner: FileOwner;
  idempotencyKey: string;
  storageName: string;
  fileName: string;
  kind: AttachmentKind;
  madeBy: string;
  madeById: string | null;
};

/** Undefined when the key belongs to a file of another record. */
export async function insertFile(
  tx: Tx,
  { owner, madeById, ...file }: NewFile,
): Promise<ExpectedFile | undefined> {
  const [row] = await tx
    .insert(attachments)
    .values({
      ...file,
      [ownerNames[owner.kind]]: BigInt(owner.id),
      madeById: madeById === null ? null : BigInt(madeById),
    })
    .onConflictDoNothing({ target: attachments.idempotencyKey })
    .returning(expected);
  return row;
}

/** False when it is gone, or another request was first. */
export async function updateStored(
  tx: Tx,
  id: string,
  stored: { state: 'waiting' | 'ready'; bytes: number; encryptedWith: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(attachments)
    .set(stored)
    .where(and(eq(attachments.id, BigInt(id)), eq(attachments.state, 'arriving')));
  return rowCount === 1;
}

export type StoredFile = Attachment & {
  ownerId: string;
  fileName: string;
  bytes: number;
  refusedCode: string;
  /** Empty: a customer, by their link. */
  madeBy: string;
  createdAt: Date;
};

/** The newest first. */
export async function selectFiles(
  db: Queryable,
  kind: FileOwnerKind,
  ids: readonly string[],
): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const {
    state,
    kind: fileKind,
    width,
    height,
    fileName,
    bytes,
    refusedCode,
    madeBy,
    createdAt,
  } = attachments;
  return db
    .select({
      id: expected.id,
      ownerId: sql<string>`${ownerColumns[kind]}::text`,
      ...{ state, kind: fileKind, width, height, fileName, bytes, refusedCode, madeBy, createdAt },
    })
    .from(attachments)
    .where(and(isOf(kind, ids), ne(attachments.state, 'arriving')))
    .orderBy(desc(attachments.id));
}

/** The trigger of the table notes its files for removal. */
export async function deleteFile(
  tx: Tx,
  kind: FileOwnerKind,
  ids: readonly string[],
  fileId: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(attachments)
    .where(and(isOf(kind, ids), eq(attachments.id, BigInt(fileId))));
  return rowCount === 1;
}

/** Files of these travellers, so many at once. */
export async function deleteFilesOfTravellers(tx: Tx, travellerIds: readonly string[]): Promise<number> {
  if (travellerIds.length === 0) return 0;
  const { rowCount } = await tx
    .delete(attachments)
    .where(inArray(attachments.travellerId, travellerIds.map(BigInt)));
  return rowCount ?? 0;
}

/**
 * Files that staff added to bookings and customers so many months ago, of those without a trip to come that were not changed
 * since. The trigger of the table notes the files.
 */
export async function deleteOldFiles(tx: Tx, now: Date, months: number, limit: number): Promise<number> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`;
  const isOld = sql`(b.changed_at < ${before}
    and (b.kind = 'cab' or b.cancelled_at is not null
      or coalesce((b.last_day + 1)::timestamp at time zone 'Asia/Kolkata', b.made_at + interval '365 days') < ${before})
    and not exists (select from duties d where d.booking_id = b.id and greatest(d.ends_at, d.ended_at) >= ${before}))`;
  const { rowCount } = await tx.execute(sql`
    delete from attachments where id in (
      select a.id from attachments a left join customers c on c.id = a.customer_id
      where (a.booking_id is not null or a.customer_id is not null) and a.created_at < ${before}
        and not exists (
          select from bookings b left join customers own on own.id = b.customer_id
          where (b.id = a.booking_id or coalesce(own.merged_into, own.id) = coalesce(c.merged_into, c.id)) and not ${isOld}
        )
        and not exists (
          select from enquiries e where e.customer_id = coalesce(c.merged_into, c.id)
            and (e.updated_at >= ${before} or e.stage in ('confirmed', 'on-trip'))
        )
      order by a.created_at limit ${limit}
    )
  `);
  return rowCount ?? 0;
}

export type EncryptedFile = { id: string; storageName: string; encryptedWith: string };

/** Stored files that another key than the present one encrypts. */
export function selectEncryptedWithOther(db: Db, keyId: string, limit: number, after: string) {
  const { id, storageName, encryptedWith, state } = attachments;
  return db
    .select({ id: sql<string>`${id}::text`, storageName, encryptedWith })
    .from(attachments)
    .where(
      and(
        ne(encryptedWith, ''),
        ne(encryptedWith, keyId),
        inArray(state, ['waiting', 'ready']),
        sql`${id} > ${after}::bigint`,
      ),
    )
    .orderBy(id)
    .limit(limit);
}

export async function updateEncryptedWith(
  db: Db,
  { id, encryptedWith }: EncryptedFile,
  keyId: string,
): Promise<void> {
  await db
    .update(attachments)
    .set({ encryptedWith: keyId })
    .where(and(eq(attachments.id, BigInt(id)), eq(attachments.encryptedWith, encryptedWith)));
}
