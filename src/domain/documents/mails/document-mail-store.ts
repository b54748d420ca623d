import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { documentMails } from './mails-table.ts';

/** What a mail brings: the receipt of a payment, or a tax document. */
export type MailedPaper = { entryId: string } | { documentId: string };

type Work = { id: string; entryId: string | null; documentId: string | null };

/** A receipt waits a minute, because the voucher of the same payment takes its place. */
export async function lockDueWork(tx: Tx, limit: number): Promise<Work[]> {
  const { rows } = await tx.execute<Work>(sql`
    select id::text, entry_id::text as "entryId", document_id::text as "documentId" from document_mail_work
    where document_id is not null or noted_at < now() - interval '1 minute'
    order by id limit ${limit} for update skip locked`);
  return rows;
}

export async function deleteWork(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from document_mail_work where id = any(${sql.param(ids)}::bigint[])`);
}

/** The voucher of a payment, which says more than its receipt. */
export async function selectVoucherOf(db: Queryable, entryId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from documents where entry_id = ${entryId}::bigint and kind = 'receipt-voucher' order by id limit 1`);
  return rows[0]?.id;
}

export type PaperSubject = {
  bookingId: string | null;
  quoteId: string | null;
  /** Of the buyer; empty for the customer's own. */
  billEmail: string;
  /** Of a payment: when it came. */
  receivedOn: string | null;
};

/** What a tax document is about. Of a monthly bill the booking of one of its rides tells the buyer. */
export async function selectDocumentSubject(db: Queryable, id: string): Promise<PaperSubject | undefined> {
  const { rows } = await db.execute<PaperSubject>(sql`
    select d.booking_id::text as "bookingId", d.quote_id::text as "quoteId", coalesce(y.bill_email, '') as "billEmail",
      coalesce(d.received_on, m.received_on)::text as "receivedOn"
    from documents d left join money_entries m on m.id = d.entry_id
    left join bookings b on b.id = coalesce(d.booking_id, (
      select t.booking_id from document_duties r join duties t on t.id = r.duty_id where r.document_id = d.id limit 1
    ))
    left join buyers y on y.id = b.buyer_id
    where d.id = ${id}::bigint and coalesce(not b.is_sample, true)`);
  return rows[0];
}

type NewMail = { paper: MailedPaper; idempotencyKey: string; recipient: string; madeBy: string };

/** Returns the id; `undefined` when it was made before. */
export async function insertDocumentMail(tx: Tx, { paper, ...mail }: NewMail): Promise<string | undefined> {
  const [row] = await tx
    .insert(documentMails)
    .values({
      ...mail,
      entryId: 'entryId' in paper ? BigInt(paper.entryId) : null,
      documentId: 'documentId' in paper ? BigInt(paper.documentId) : null,
    })
    .onConflictDoNothing({ target: documentMails.idempotencyKey })
    .returning({ id: documentMails.id });
  return row && String(row.id);
}

export type WaitingMail = { id: string; recipient: string; paper: MailedPaper };

/** A mail that was neither sent nor refused. */
export async function selectWaitingMail(db: Queryable, id: string): Promise<WaitingMail | undefined> {
  const { entryId, documentId, recipient, sentAt, refusedAt } = documentMails;
  const [row] = await db
    .select({ entryId, documentId, recipient })
    .from(documentMails)
    .where(and(eq(documentMails.id, BigInt(id)), isNull(sentAt), isNull(refusedAt)));
  if (!row) return undefined;
  const paper =
    row.entryId === null ? { documentId: String(row.documentId) } : { entryId: String(row.entryId) };
  return { id, recipient: row.recipient, paper };
}

type End = 'failedAt' | 'sentAt' | 'refusedAt';

export async function markDocumentMail(db: Queryable, id: string, what: End): Promise<void> {
  await db
    .update(documentMails)
    .set({ [what]: sql`now()` })
    .where(eq(documentMails.id, BigInt(id)));
}
