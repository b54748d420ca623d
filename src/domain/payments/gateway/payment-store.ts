import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import type { GatewayPayment, SettledPayment } from './gateway.ts';
import { gatewayLooks, type LookKind, providerPayments as payments } from './gateway-table.ts';
import type { FoundPayment } from './provider-payment.ts';

/** Those of these that are stored. */
export async function selectKnownPayments(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

export type NewProviderPayment = FoundPayment & { requestId: string | null; mismatch: string };

/** False when it is there already: who inserts a payment is the only one to count it. */
export async function insertPayment(
  tx: Tx,
  { payment, link, requestId, mismatch }: NewProviderPayment,
): Promise<boolean> {
  const { id, amountPaise, currency, state, method, feePaise, taxPaise, refundedPaise } = payment;
  const rows = await tx
    .insert(payments)
    .values({
      ...{ id, amountPaise, currency, state, method, feePaise, taxPaise, refundedPaise, mismatch },
      requestId: requestId === null ? null : BigInt(requestId),
      capturedAt: payment.createdAt,
      fetched: {
        orderId: payment.orderId,
        bankReference: payment.bankReference,
        linkId: link?.id ?? '',
        reference: link?.reference ?? '',
      },
    })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** What the gateway says about it now. */
export async function updatePayment(db: Queryable, payment: GatewayPayment): Promise<void> {
  const { id, state, refundedPaise, feePaise, taxPaise } = payment;
  await db
    .update(payments)
    .set({ state, refundedPaise, feePaise, taxPaise, fetchedAt: sql`now()` })
    .where(eq(payments.id, id));
}

/** Once. */
export async function markSettled(
  db: Db,
  { paymentId, settlementId, feePaise, taxPaise }: SettledPayment,
  settledOn: string,
): Promise<void> {
  await db
    .update(payments)
    .set({ settlementId, settledOn, feePaise, taxPaise })
    .where(and(eq(payments.id, paymentId), eq(payments.settlementId, '')));
}

export async function selectLook(db: Db, kind: LookKind): Promise<Date | undefined> {
  const [row] = await db
    .select({ lookedUntil: gatewayLooks.lookedUntil })
    .from(gatewayLooks)
    .where(eq(gatewayLooks.kind, kind));
  return row?.lookedUntil;
}

/** Never back: two workers may look at once. */
export async function storeLook(db: Db, kind: LookKind, lookedUntil: Date): Promise<void> {
  await db
    .insert(gatewayLooks)
    .values({ kind, lookedUntil })
    .onConflictDoUpdate({
      target: gatewayLooks.kind,
      set: { lookedUntil: sql`greatest(${gatewayLooks.lookedUntil}, excluded.looked_until)` },
    });
}
