import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { paymentRequestMails as mails } from './requests-table.ts';

type NewMail = { requestId: string; idempotencyKey: string; recipient: string; madeBy: string };

/** Returns the id; `undefined` when the same request has made it before. */
export async function insertRequestMail(
  tx: Tx,
  { requestId, ...mail }: NewMail,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(mails)
    .values({ ...mail, requestId: BigInt(requestId) })
    .onConflictDoNothing({ target: mails.idempotencyKey })
    .returning({ id: mails.id });
  return row && String(row.id);
}

export type WaitingMail = {
  id: string;
  requestId: string;
  recipient: string;
  madeBy: string;
  isTried: boolean;
};

/** A mail that was neither sent nor refused. */
export async function selectWaitingMail(db: Queryable, id: string): Promise<WaitingMail | undefined> {
  const { requestId, recipient, madeBy, failedAt } = mails;
  const [row] = await db
    .select({ requestId, recipient, madeBy, failedAt })
    .from(mails)
    .where(and(eq(mails.id, BigInt(id)), isNull(mails.sentAt), isNull(mails.refusedAt)));
  if (!row) return undefined;
  return {
    id,
    requestId: String(row.requestId),
    recipient: row.recipient,
    madeBy: row.madeBy,
    isTried: row.failedAt !== null,
  };
}

type End = 'failedAt' | 'sentAt' | 'refusedAt';

export async function markRequestMail(tx: Tx, id: string, what: End): Promise<void> {
  await tx
    .update(mails)
    .set({ [what]: sql`now()` })
    .where(eq(mails.id, BigInt(id)));
}
