import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { enquiryAcknowledgements as acknowledgements } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

const anHourAgo = sql`now() - interval '1 hour'`;
const aDayAgo = sql`now() - interval '1 day'`;

/** HMACs of the mailbox and of the network that asks; the network is `null` where it is not known. */
export type Claim = { mailbox: Buffer; network: Buffer | null };

export type AcknowledgementLimits = {
  /** In all. */
  maxPerHour: number;
  /** From one network. */
  maxPerNetwork: number;
  /** To one mailbox, which gets one an hour at most. */
  maxPerDay: number;
};

/** Whether fewer than `max` mails were enqueued in the last hour, among all or among those of a network. */
const hasRoom = (max: number, condition = sql`true`) => sql`(
  select count(*) from (
    select from enquiry_acknowledgements where at > ${anHourAgo} and ${condition} limit ${max}
  ) as recent
) < ${max}`;

/**
 * Takes the mailbox for an hour; false when another enquiry has it, and when a limit is reached. It never waits for a concurrent
 * claim, because a flood would then occupy the connections that others need. The hour's limits may be exceeded by those that are
 * claimed at the same moment.
 */
export async function claimMailbox(
  tx: Tx,
  { mailbox, network }: Claim,
  enquiryId: string,
  { maxPerHour, maxPerNetwork, maxPerDay }: AcknowledgementLimits,
): Promise<boolean> {
  const { rows: locks } = await tx.execute<{ isOurs: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('acknowledgements'), hashtext(${mailbox.toString('hex')})) as "isOurs"
  `);
  if (!locks[0]?.isOurs) return false;
  const { rows } = await tx.execute(sql`
    insert into enquiry_acknowledgements as held (mailbox, enquiry_id, network)
    select ${mailbox}, ${enquiryId}::bigint, ${network}
    where ${hasRoom(maxPerHour)} and ${hasRoom(maxPerNetwork, sql`network = ${network}`)}
    on conflict (mailbox) do update
      set enquiry_id = excluded.enquiry_id, network = excluded.network, at = excluded.at, sending_since = null,
        mails = case when held.first_at > ${aDayAgo} then held.mails + 1 else 1 end,
        first_at = case when held.first_at > ${aDayAgo} then held.first_at else excluded.first_at end
      where held.at <= ${anHourAgo} and (held.first_at <= ${aDayAgo} or held.mails < ${maxPerDay})
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
  await db
    .delete(acknowledgements)
    .where(and(lt(acknowledgements.at, anHourAgo), lt(acknowledgements.firstAt, aDayAgo)));
}
