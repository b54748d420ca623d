import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { enquiryAcknowledgements as acknowledgements } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

const anHourAgo = sql`now() - interval '1 hour'`;

/**
 * Takes the mailbox for an hour; false when another enquiry has it, or when `maxPerHour` mailboxes are taken. It never
 * waits for a concurrent claim, because a flood would then occupy the connections that others need. The total may exceed
 * its limit by those that are claimed at the same moment.
 */
export async function claimMailbox(
  tx: Tx,
  mailbox: Buffer,
  { enquiryId, maxPerHour }: { enquiryId: string; maxPerHour: number },
): Promise<boolean> {
  const { rows: locks } = await tx.execute<{ isOurs: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('acknowledgements'), hashtext(${mailbox.toString('hex')})) as "isOurs"
  `);
  if (!locks[0]?.isOurs) return false;
  const { rows } = await tx.execute(sql`
    insert into enquiry_acknowledgements as held (mailbox, enquiry_id)
    select ${mailbox}, ${enquiryId}::bigint
    where (
      select count(*) from (
        select from enquiry_acknowledgements where at > ${anHourAgo} limit ${maxPerHour}
      ) as recent
    ) < ${maxPerHour}
    on conflict (mailbox) do update
      set enquiry_id = excluded.enquiry_id, at = excluded.at, sending_since = null
      where held.at <= ${anHourAgo}
    returning held.enquiry_id
  `);
  return rows.length > 0;
}

/** The hour begins again when the mail is sent, which may be later. False when it is or was being sent. */
export async function beginSending(db: Queryable, enquiryId: string): Promise<boolean> {
  const begun = await db
    .update(acknowledgements)
    .set({ sendingSince: sql`now()`, at: sql`now()` })
    .where(and(eq(acknowledgements.enquiryId, BigInt(enquiryId)), isNull(acknowledgements.sendingSince)))
    .returning({ enquiryId: acknowledgements.enquiryId });
  return begun.length > 0;
}

/** After an attempt that failed for now. */
export async function letSendAgain(db: Queryable, enquiryId: string): Promise<void> {
  await db
    .update(acknowledgements)
    .set({ sendingSince: null })
    .where(eq(acknowledgements.enquiryId, BigInt(enquiryId)));
}

export async function deleteOldAcknowledgements(db: Queryable): Promise<void> {
  await db.delete(acknowledgements).where(lt(acknowledgements.at, anHourAgo));
}
