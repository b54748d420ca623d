import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { PayMethod } from '#domain/bookings/booking.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Refund } from './refund.ts';
import { refunds } from './refunds-table.ts';

const textOf = (column: unknown) => sql<string | null>`${column}::text`;

const methodOf = (entryId: unknown) =>
  sql<PayMethod | null>`(select m.method from money_entries m where m.id = ${entryId})`;

export const refundColumns = {
  id: sql<string>`${refunds.id}::text`,
  bookingId: textOf(refunds.bookingId),
  sourceEntryId: textOf(refunds.sourceEntryId),
  sourceMethod: methodOf(refunds.sourceEntryId),
  providerPaymentId: refunds.providerPaymentId,
  amountPaise: refunds.amountPaise,
  reason: refunds.reason,
  otherWay: refunds.otherWay,
  way: refunds.way,
  state: refunds.state,
  needsApproval: refunds.needsApproval,
  askedBy: refunds.askedBy,
  askedById: sql<string>`${refunds.askedById}::text`,
  askedAt: refunds.askedAt,
  approvedBy: refunds.approvedBy,
  sentBy: refunds.sentBy,
  sentAt: refunds.sentAt,
  doneAt: refunds.doneAt,
  reference: refunds.reference,
  failure: refunds.failure,
  gatewayRefundId: refunds.gatewayRefundId,
  entryId: textOf(refunds.entryId),
  sentMethod: methodOf(refunds.entryId),
  attempt: refunds.attempt,
  startedAt: refunds.startedAt,
  revision: refunds.revision,
};

/** In the order in which they were asked for. */
export const selectRefunds = (db: Queryable, bookingId: string): Promise<Refund[]> =>
  db
    .select(refundColumns)
    .from(refunds)
    .where(eq(refunds.bookingId, BigInt(bookingId)))
    .orderBy(asc(refunds.id));

export async function selectRefund(db: Queryable, id: string): Promise<Refund | undefined> {
  const [row] = await db
    .select(refundColumns)
    .from(refunds)
    .where(eq(refunds.id, BigInt(id)));
  return row;
}

/** Locked until the transaction ends; the booking is locked before. */
export async function lockRefund(tx: Tx, id: string): Promise<Refund | undefined> {
  const [row] = await tx
    .select(refundColumns)
    .from(refunds)
    .where(eq(refunds.id, BigInt(id)))
    .for('update');
  return row;
}

/** The refunds that one request has made, if it was sent before. */
export async function selectRequested(tx: Tx, idempotencyKey: string): Promise<Refund | undefined> {
  const [row] = await tx
    .select(refundColumns)
    .from(refunds)
    .where(eq(refunds.idempotencyKey, idempotencyKey));
  return row;
}

export type NewRefund = Pick<
  Refund,
  | 'bookingId'
  | 'sourceEntryId'
  | 'providerPaymentId'
  | 'amountPaise'
  | 'reason'
  | 'way'
  | 'needsApproval'
  | 'askedBy'
  | 'askedById'
> & { idempotencyKey: string };

const idOf = (text: string | null) => (text === null ? null : BigInt(text));

/** Returns the ids. What needs nobody else is approved. */
export async function insertRefunds(tx: Tx, added: readonly NewRefund[]): Promise<string[]> {
  const rows = await tx
    .insert(refunds)
    .values(
      added.map(({ bookingId, sourceEntryId, askedById, ...refund }) => ({
        ...refund,
        bookingId: idOf(bookingId),
        sourceEntryId: idOf(sourceEntryId),
        askedById: BigInt(askedById),
        state: refund.needsApproval ? ('asked' as const) : ('approved' as const),
        approvedAt: refund.needsApproval ? null : sql`now()`,
      })),
    )
    .returning({ id: refunds.id });
  return rows.map(({ id }) => String(id));
}

type Change = Partial<
  Pick<
    Refund,
    | 'state'
    | 'way'
    | 'otherWay'
    | 'needsApproval'
    | 'askedBy'
    | 'askedById'
    | 'approvedBy'
    | 'sentBy'
    | 'reference'
    | 'failure'
    | 'gatewayRefundId'
    | 'entryId'
    | 'attempt'
  >
> & {
  approvedById?: string | null;
  approvedAt?: Date | null;
  sentAt?: Date | null;
  doneAt?: Date | null;
  startedAt?: null;
};

export async function updateRefund(
  tx: Tx,
  id: string,
  { askedById, approvedById, entryId, ...change }: Change,
): Promise<void> {
  await tx
    .update(refunds)
    .set({
      ...change,
      ...(askedById !== undefined && { askedById: BigInt(askedById) }),
      ...(approvedById !== undefined && { approvedById: idOf(approvedById) }),
      ...(entryId !== undefined && { entryId: idOf(entryId) }),
      revision: sql`${refunds.revision} + 1`,
    })
    .where(eq(refunds.id, BigInt(id)));
}

/** What of a payment has gone back. */
export async function selectSentOf(tx: Tx, entryId: string): Promise<number> {
  const [row] = await tx
    .select({ paise: sql<string>`coalesce(sum(${refunds.amountPaise}), 0)::text` })
    .from(refunds)
    .where(and(eq(refunds.sourceEntryId, BigInt(entryId)), inArray(refunds.state, ['sent', 'done'])));
  return Number(row?.paise ?? 0);
}

/** One that the gateway is to send; a worker that was killed leaves it for the next one after a minute. */
export async function claimForGateway(tx: Tx): Promise<Refund | undefined> {
  const next = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'approved'),
        eq(refunds.way, 'gateway'),
        or(isNull(refunds.startedAt), lt(refunds.startedAt, sql`now() - interval '1 minute'`)),
      ),
    )
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await tx
    .update(refunds)
    .set({ startedAt: sql`now()` })
    .where(inArray(refunds.id, next))
    .returning(refundColumns);
  return row;
}

/** One that the gateway has sent and not finished, a few minutes after it was looked at. */
export async function claimToCheck(tx: Tx): Promise<Refund | undefined> {
  const next = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'sent'),
        eq(refunds.way, 'gateway'),
        or(isNull(refunds.checkedAt), lt(refunds.checkedAt, sql`now() - interval '5 minutes'`)),
      ),
    )
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await tx
    .update(refunds)
    .set({ checkedAt: sql`now()` })
    .where(inArray(refunds.id, next))
    .returning(refundColumns);
  return row;
}

export type UncountedPayment = {
  id: string;
  amountPaise: number;
  /** What of it was not refunded. */
  openPaise: number;
  method: string;
  /** Why it is not counted, as a code. */
  mismatch: string;
  requestId: string | null;
  bookingId: string | null;
};

const uncounted = sql`
  select p.id, p.amount_paise::float8 as "amountPaise", p.method, p.mismatch, p.request_id::text as "requestId",
    coalesce(q.booking_id, b.id)::text as "bookingId",
    greatest(0, p.amount_paise - greatest(p.refunded_paise, coalesce((
      select sum(r.amount_paise) from refunds r where r.provider_payment_id = p.id
        and r.state in ('asked', 'approved', 'sent', 'done')), 0)))::float8 as "openPaise"
  from provider_payments p
  left join payment_requests q on q.id = p.request_id
  left join lateral (select id from bookings where quote_id = q.quote_id order by id desc limit 1) b on true
  where p.mismatch <> '' and p.state = 'captured'
    and not exists (select from money_entries m where m.gateway_payment_id = p.id)`;

/** Payments at the gateway that count for nothing and of which something can go back, the oldest first. */
export async function selectUncounted(db: Queryable, limit: number): Promise<UncountedPayment[]> {
  const { rows } = await db.execute<UncountedPayment>(sql`
    select * from (${uncounted} order by p.fetched_at, p.id) u where u."openPaise" > 0 limit ${limit}`);
  return rows;
}

/** One of them, locked until the transaction ends. */
export async function lockUncounted(tx: Tx, id: string): Promise<UncountedPayment | undefined> {
  await tx.execute(sql`select from provider_payments where id = ${id} for update`);
  const { rows } = await tx.execute<UncountedPayment>(sql`${uncounted} and p.id = ${id}`);
  return rows[0];
}

/** What the customer was asked for when they paid it. */
export async function selectRequestOf(tx: Tx, paymentId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`select request_id::text as id from provider_payments where id = ${paymentId}`,
  );
  return rows[0]?.id ?? undefined;
}

export type RefundReader = { name: string; email: string; phoneE164: string; enquiryId: string | null };

/** The customer of a booking, or the one that they were merged into; `undefined` when the booking was erased. */
export async function selectRefundReader(
  db: Queryable,
  bookingId: string,
): Promise<RefundReader | undefined> {
  const { rows } = await db.execute<RefundReader>(sql`
    select p.name, p.email, coalesce(p.phone_e164, '') as "phoneE164", b.enquiry_id::text as "enquiryId"
    from bookings b
    join customers own on own.id = b.customer_id join customers p on p.id = coalesce(own.merged_into, own.id)
    where b.id = ${bookingId}::bigint and b.erased_at is null`);
  return rows[0];
}

/** False when the mail was sent before. */
export async function isUnmailed(db: Queryable, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, BigInt(id)), isNull(refunds.mailedAt)));
  return row !== undefined;
}

export async function markMailed(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ mailedAt: sql`now()` })
    .where(eq(refunds.id, BigInt(id)));
}
