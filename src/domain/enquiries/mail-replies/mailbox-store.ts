import { and, eq, sql } from 'drizzle-orm';
import { enquiryEvents } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { mailboxes, receivedMails } from './mail-reply-table.ts';

export type Bookmark = { uidValidity: bigint; lastUid: number };

export type StoredBookmark = Bookmark & { failedUid: number; failures: number };

export async function selectBookmark(db: Queryable, name: string): Promise<StoredBookmark | undefined> {
  const [row] = await db.select().from(mailboxes).where(eq(mailboxes.name, name));
  return row;
}

/** Locked, so that workers which read the same mail wait for each other. */
export async function lockBookmark(tx: Tx, name: string): Promise<Bookmark | undefined> {
  const { uidValidity, lastUid } = mailboxes;
  const [row] = await tx
    .select({ uidValidity, lastUid })
    .from(mailboxes)
    .where(eq(mailboxes.name, name))
    .for('update');
  return row;
}

/** For a mailbox that is new, or whose mails have new UIDs. A bookmark with the same UIDVALIDITY stays. */
export async function replaceBookmark(db: Queryable, name: string, bookmark: Bookmark): Promise<void> {
  await db
    .insert(mailboxes)
    .values({ name, ...bookmark })
    .onConflictDoUpdate({
      target: mailboxes.name,
      set: { ...bookmark, failedUid: 0, failures: 0 },
      setWhere: sql`${mailboxes.uidValidity} <> ${bookmark.uidValidity}`,
    });
}

export async function moveBookmark(tx: Tx, name: string, lastUid: number): Promise<void> {
  await tx.update(mailboxes).set({ lastUid, failedUid: 0, failures: 0 }).where(eq(mailboxes.name, name));
}

/** Counts how often this mail could not be read. */
export async function countFailure(db: Queryable, name: string, uid: number): Promise<void> {
  await db
    .update(mailboxes)
    .set({
      failedUid: uid,
      failures: sql`case when ${mailboxes.failedUid} = ${uid} then ${mailboxes.failures} + 1 else 1 end`,
    })
    .where(eq(mailboxes.name, name));
}

/** `false` when a mail with this Message-ID is in a timeline already. */
export async function insertReceived(tx: Tx, messageHash: Buffer, enquiryId: string): Promise<boolean> {
  const { rowCount } = await tx
    .insert(receivedMails)
    .values({ messageHash, enquiryId: BigInt(enquiryId) })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** What came by mail about an enquiry, by who sent it. */
export type MailSource = 'customer' | 'other-sender' | 'report';

/** How many mails of this source were added to the enquiry's timeline within a day. */
export async function countAddedInDay(tx: Tx, enquiryId: string, source: MailSource): Promise<number> {
  const { kind, detail, at } = enquiryEvents;
  return tx.$count(
    enquiryEvents,
    and(
      eq(enquiryEvents.enquiryId, BigInt(enquiryId)),
      sql`${at} > now() - interval '1 day'`,
      eq(kind, source === 'report' ? 'mail-bounced' : 'mail-received'),
      ...(source === 'report' ? [] : [sql`${detail} ? 'isOther' = ${source === 'other-sender'}`]),
    ),
  );
}
