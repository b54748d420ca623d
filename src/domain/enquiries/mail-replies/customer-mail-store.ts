import { and, eq, isNull, sql } from 'drizzle-orm';
import { enquiryEvents } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { customerMails } from './mail-reply-table.ts';

export type NewCustomerMail = {
  enquiryId: string;
  idempotencyKey: string;
  actor: { id: string; name: string };
  detail: Record<string, string>;
};

/** The text of the mail with this key, empty when the customer was erased; `undefined` when there is none. */
export async function selectTextByKey(tx: Tx, idempotencyKey: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ detail: enquiryEvents.detail })
    .from(customerMails)
    .innerJoin(enquiryEvents, eq(enquiryEvents.id, customerMails.eventId))
    .where(eq(customerMails.idempotencyKey, idempotencyKey));
  return row && (row.detail.text ?? '');
}

/** The event in the timeline and the mail that it is about; returns the event's id. */
export async function insertCustomerMail(
  tx: Tx,
  { enquiryId, idempotencyKey, actor, detail }: NewCustomerMail,
): Promise<string> {
  const [event] = await tx
    .insert(enquiryEvents)
    .values({
      enquiryId: BigInt(enquiryId),
      kind: 'mail-to-customer',
      actorId: BigInt(actor.id),
      actorName: actor.name,
      detail,
    })
    .returning({ id: enquiryEvents.id });
  if (!event) throw new Error('the event returned no row');
  await tx.insert(customerMails).values({ eventId: event.id, enquiryId: BigInt(enquiryId), idempotencyKey });
  return String(event.id);
}

/** An unsent mail; its detail is empty when the customer was erased meanwhile. */
export async function selectUnsent(
  db: Queryable,
  eventId: string,
): Promise<{ enquiryId: string; detail: Record<string, string> } | undefined> {
  const [row] = await db
    .select({ enquiryId: customerMails.enquiryId, detail: enquiryEvents.detail })
    .from(customerMails)
    .innerJoin(enquiryEvents, eq(enquiryEvents.id, customerMails.eventId))
    .where(and(eq(customerMails.eventId, BigInt(eventId)), isNull(customerMails.endedAt)));
  return row && { enquiryId: String(row.enquiryId), detail: row.detail };
}

/** Sent, or refused for good. */
export async function endCustomerMail(tx: Tx, eventId: string): Promise<void> {
  await tx
    .update(customerMails)
    .set({ endedAt: sql`now()` })
    .where(eq(customerMails.eventId, BigInt(eventId)));
}

/** In the event, where staff see that the mail has left. Not in one that was erased while it was sent. */
export async function markSent(tx: Tx, eventId: string): Promise<void> {
  await tx.execute(sql`
    update enquiry_events set detail = detail || jsonb_build_object('sentAt', to_jsonb(now()))
    where id = ${eventId}::bigint and detail ? 'to'
  `);
}

/** The Message-ID of the customer's last mail, so that mail programs show the answer below it. */
export async function selectLastMessageId(db: Queryable, enquiryId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ messageId: string | null }>(sql`
    select detail->>'messageId' as "messageId" from enquiry_events
    where enquiry_id = ${enquiryId}::bigint and kind = 'mail-received'
    order by id desc limit 1
  `);
  return rows[0]?.messageId ?? undefined;
}

/** The customer has an answer: what was due is due in a day. */
export async function moveDueFollowUp(tx: Tx, enquiryId: string): Promise<void> {
  await tx.execute(sql`
    update enquiries set follow_up_at = date_trunc('second', now()) + interval '1 day', follow_up_purpose = ''
    where id = ${enquiryId}::bigint and follow_up_at <= now()
  `);
}
