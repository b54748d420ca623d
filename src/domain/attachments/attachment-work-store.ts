import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import type { AttachmentRefusal, PictureFacts } from './attachment.ts';
import { attachments } from './attachment-table.ts';

/** A worker's claim on an attachment; its time identifies it. */
export type AttachmentClaim = { id: string; claimedAt: Date; storageName: string; encryptedWith: string };

const maxTries = 3;
/** Longer than a worker may take. A killed worker's claim expires after it. */
const isUnclaimed = or(
  isNull(attachments.claimedAt),
  lt(attachments.claimedAt, sql`now() - interval '2 minutes'`),
);

/** In milliseconds, the precision of JavaScript's `Date`. */
const claimed = {
  claimedAt: sql`date_trunc('milliseconds', now())`,
  tries: sql`${attachments.tries} + 1`,
};

/** Skips rows locked by another worker. */
const nextOf = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(condition, isUnclaimed))
    .orderBy(attachments.id)
    .limit(1)
    .for('update', { skipLocked: true });

const isWaiting = eq(attachments.state, 'waiting');

export async function claimWaiting(db: Queryable): Promise<AttachmentClaim | undefined> {
  const next = nextOf(db, and(isWaiting, lt(attachments.tries, maxTries)));
  const { claimedAt, storageName, encryptedWith } = attachments;
  const [row] = await db
    .update(attachments)
    .set(claimed)
    .where(eq(attachments.id, sql`(${next})`))
    .returning({ id: sql<string>`${attachments.id}::text`, claimedAt, storageName, encryptedWith });
  return row?.claimedAt ? { ...row, claimedAt: row.claimedAt } : undefined;
}

const isHeld = ({ id, claimedAt }: Pick<AttachmentClaim, 'id' | 'claimedAt'>) =>
  and(eq(attachments.id, BigInt(id)), eq(attachments.claimedAt, claimedAt));

/** Takes a try back that failed for another reason than the file, such as a full disk. */
export async function releaseClaim(db: Queryable, claim: AttachmentClaim): Promise<void> {
  await db
    .update(attachments)
    .set({ claimedAt: null, tries: sql`greatest(${attachments.tries} - 1, 0)` })
    .where(isHeld(claim));
}

/** It is tried again once the claim has expired. */
export async function postponeClaim(db: Queryable, claim: AttachmentClaim): Promise<void> {
  await db
    .update(attachments)
    .set({ tries: sql`greatest(${attachments.tries} - 1, 0)` })
    .where(isHeld(claim));
}

/** Open pages of the booking or the enquiry load it. */
async function announce(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.execute<{ bookingId: string | null; enquiryId: string | null }>(sql`
    select a.enquiry_id::text as "enquiryId", coalesce(a.booking_id, d.booking_id, t.booking_id)::text as "bookingId"
    from attachments a left join duties d on d.id = a.duty_id left join travellers t on t.id = a.traveller_id
    where a.id = ${id}::bigint
  `);
  const { bookingId, enquiryId } = rows[0] ?? {};
  if (bookingId) await announceLive(tx, { bookingId });
  if (enquiryId) await announceLive(tx, { enquiryId, isNew: false });
}

type Decided = Partial<PictureFacts> & {
  state: 'ready' | 'refused';
  refusedCode?: AttachmentRefusal;
  encryptedWith?: string;
};

/** False when the attachment is gone, or the claim has expired and another worker has claimed it. */
export async function decide(
  tx: Tx,
  claim: AttachmentClaim,
  { type: _, ...decided }: Decided,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(attachments)
    .set({ ...decided, claimedAt: null })
    .where(isHeld(claim));
  if (rowCount === 1) await announce(tx, claim.id);
  return rowCount === 1;
}

/** Refuses files that ended three workers. Returns their names in storage. */
export async function refuseExhausted(tx: Tx): Promise<string[]> {
  const rows = await tx
    .update(attachments)
    .set({ state: 'refused', refusedCode: 'too_demanding', claimedAt: null })
    .where(and(isWaiting, sql`${attachments.tries} >= ${maxTries}`, isUnclaimed))
    .returning({ storageName: attachments.storageName });
  return rows.map(({ storageName }) => storageName);
}

/** Files whose bytes never came; the browser that still has one sends it again. Those of mails are fetched for longer. */
export async function deleteUnfinished(db: Db, before: Date): Promise<void> {
  await db
    .delete(attachments)
    .where(
      and(
        eq(attachments.state, 'arriving'),
        sql`${attachments.eventId} is null`,
        lt(attachments.createdAt, before),
      ),
    );
}

export async function selectStorageNames(db: Queryable): Promise<string[]> {
  const rows = await db.select({ storageName: attachments.storageName }).from(attachments);
  return rows.map(({ storageName }) => storageName);
}
