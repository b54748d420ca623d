import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { MoneySubject } from '#domain/bookings/money/received-service.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { ArrivedMoney, MismatchCode, PaymentRequest } from './request.ts';
import type { RequestState } from './request-states.ts';
import { paymentRequests as requests } from './requests-table.ts';

const columns = {
  id: requests.id,
  bookingId: requests.bookingId,
  quoteId: requests.quoteId,
  reference: requests.reference,
  part: requests.part,
  amountPaise: requests.amountPaise,
  isBeyond: requests.isBeyond,
  dueOn: requests.dueOn,
  state: requests.state,
  expiresAt: requests.expiresAt,
  claimedAt: requests.claimedAt,
  claimedReference: requests.claimedReference,
  gatewayLinkId: requests.gatewayLinkId,
  gatewayLinkUrl: requests.gatewayLinkUrl,
  mismatch: requests.mismatch,
  arrived: requests.arrived,
  openedAt: requests.openedAt,
  madeBy: requests.madeBy,
  madeAt: requests.madeAt,
  changedAt: requests.changedAt,
};

type Ids = 'bookingId' | 'quoteId';
type Row = Omit<PaymentRequest, 'id' | Ids> & { id: bigint } & Record<Ids, bigint | null>;

const textOf = (id: bigint | null) => (id === null ? null : String(id));

const requestOf = (row: Row): PaymentRequest => ({
  ...row,
  id: String(row.id),
  bookingId: textOf(row.bookingId),
  quoteId: textOf(row.quoteId),
});

async function selectOne(db: Queryable, which: SQL): Promise<PaymentRequest | undefined> {
  const [row] = await db.select(columns).from(requests).where(which);
  return row && requestOf(row);
}

export const selectRequest = (db: Queryable, id: string): Promise<PaymentRequest | undefined> =>
  selectOne(db, eq(requests.id, BigInt(id)));

export const selectByReference = (db: Queryable, reference: string): Promise<PaymentRequest | undefined> =>
  selectOne(db, eq(requests.reference, reference));

export const selectByGatewayLink = (db: Queryable, linkId: string): Promise<PaymentRequest | undefined> =>
  selectOne(db, eq(requests.gatewayLinkId, linkId));

export const selectByToken = (db: Queryable, tokenHash: Buffer): Promise<PaymentRequest | undefined> =>
  selectOne(db, eq(requests.tokenHash, tokenHash));

export const selectByKey = (db: Queryable, key: string): Promise<PaymentRequest | undefined> =>
  selectOne(db, eq(requests.idempotencyKey, key));

/** Of a booking also those of its quote, in the order in which they were made. */
export async function selectRequestsOf(db: Queryable, subject: MoneySubject): Promise<PaymentRequest[]> {
  const which =
    'bookingId' in subject
      ? or(
          eq(requests.bookingId, BigInt(subject.bookingId)),
          sql`${requests.quoteId} = (select quote_id from bookings where id = ${subject.bookingId}::bigint)`,
        )
      : eq(requests.quoteId, BigInt(subject.quoteId));
  const rows = await db.select(columns).from(requests).where(which).orderBy(asc(requests.id));
  return rows.map(requestOf);
}

/** The caller has locked the booking or the quote. */
export async function lockRequest(tx: Tx, id: string): Promise<PaymentRequest | undefined> {
  const [row] = await tx
    .select(columns)
    .from(requests)
    .where(eq(requests.id, BigInt(id)))
    .for('update');
  return row && requestOf(row);
}

/** What was counted for a request and not reversed. */
export async function selectCounted(db: Queryable, id: string): Promise<number> {
  const { rows } = await db.execute<{ paise: number }>(sql`
    select coalesce(sum(m.amount_paise), 0)::float8 as paise from money_entries m
    where m.request_id = ${id}::bigint and m.kind <> 'refund' and m.reverses_id is null
      and not exists (select 1 from money_entries r where r.reverses_id = m.id)`);
  return rows[0]?.paise ?? 0;
}

/** How many requests have its number; the caller has locked it. */
export async function countRequests(tx: Tx, subject: MoneySubject): Promise<number> {
  const which =
    'bookingId' in subject
      ? eq(requests.bookingId, BigInt(subject.bookingId))
      : eq(requests.quoteId, BigInt(subject.quoteId));
  return tx.$count(requests, which);
}

export type NewRequest = Pick<
  PaymentRequest,
  | 'bookingId'
  | 'quoteId'
  | 'reference'
  | 'part'
  | 'amountPaise'
  | 'isBeyond'
  | 'dueOn'
  | 'expiresAt'
  | 'madeBy'
> & { idempotencyKey: string; tokenHash: Buffer; tokenEncrypted: string };

export async function insertRequest(
  tx: Tx,
  { bookingId, quoteId, ...request }: NewRequest,
): Promise<PaymentRequest> {
  const [row] = await tx
    .insert(requests)
    .values({
      ...request,
      bookingId: bookingId === null ? null : BigInt(bookingId),
      quoteId: quoteId === null ? null : BigInt(quoteId),
    })
    .returning(columns);
  if (!row) throw new Error('the insert returned no row');
  return requestOf(row);
}

type Change = Partial<Pick<PaymentRequest, 'claimedAt' | 'claimedReference' | 'mismatch' | 'arrived'>>;

export async function updateState(tx: Tx, id: string, state: RequestState, change: Change): Promise<void> {
  await tx
    .update(requests)
    .set({ ...change, state, changedAt: sql`now()` })
    .where(eq(requests.id, BigInt(id)));
}

export async function updateGatewayLink(
  tx: Queryable,
  id: string,
  link: { gatewayLinkId: string; gatewayLinkUrl: string },
): Promise<void> {
  await tx
    .update(requests)
    .set(link)
    .where(eq(requests.id, BigInt(id)));
}

type StoredLink = { idempotencyKey: string; tokenEncrypted: string };

export async function selectLink(db: Queryable, id: string): Promise<StoredLink | undefined> {
  const { idempotencyKey, tokenEncrypted } = requests;
  const [row] = await db
    .select({ idempotencyKey, tokenEncrypted })
    .from(requests)
    .where(eq(requests.id, BigInt(id)));
  return row;
}

export async function updateLink(
  tx: Tx,
  id: string,
  link: { tokenHash: Buffer; tokenEncrypted: string },
): Promise<void> {
  await tx
    .update(requests)
    .set(link)
    .where(eq(requests.id, BigInt(id)));
}

/** Every encrypted token, for key rotation. */
export const selectEncryptedTokens = (db: Queryable) =>
  db
    .select({
      id: requests.id,
      reference: requests.reference,
      idempotencyKey: requests.idempotencyKey,
      stored: requests.tokenEncrypted,
    })
    .from(requests)
    .where(
      and(ne(requests.tokenEncrypted, ''), or(eq(requests.state, 'asked'), eq(requests.state, 'claimed'))),
    )
    .orderBy(asc(requests.id));

/** Unless it was renewed meanwhile. */
export async function replaceEncryptedToken(
  db: Queryable,
  id: bigint,
  before: string,
  tokenEncrypted: string,
): Promise<void> {
  await db
    .update(requests)
    .set({ tokenEncrypted })
    .where(and(eq(requests.id, id), eq(requests.tokenEncrypted, before)));
}

/** The first opening only. */
export async function markOpened(db: Queryable, id: string): Promise<void> {
  await db
    .update(requests)
    .set({ openedAt: sql`coalesce(${requests.openedAt}, now())` })
    .where(eq(requests.id, BigInt(id)));
}

/** Asked so long ago that they have ended; the oldest first. */
export async function selectExpired(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from payment_requests
    where state = 'asked' and state in ('asked', 'claimed') and expires_at <= ${now.toISOString()}::timestamptz
    order by expires_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

export type ToCheck = {
  id: string;
  reference: string;
  bookingId: string | null;
  quoteId: string | null;
  enquiryId: string | null;
  customer: string;
  state: 'claimed' | 'mismatch';
  mismatch: MismatchCode | '';
  amountPaise: number;
  arrived: ArrivedMoney | null;
  claimedReference: string;
  changedAt: Date;
  cursor: string;
};

const cursorShape = /^(\d{4}-\d\d-\d\dT[\d:.]+Z?)_(\d{1,18})$/;

/** Claims and mismatches in the order in which they came, behind a cursor. */
export async function selectToCheck(db: Queryable, after: string, limit: number): Promise<ToCheck[]> {
  const [, at, id] = cursorShape.exec(after) ?? [];
  const behind = at && id ? sql`and (r.changed_at, r.id) > (${at}::timestamptz, ${id}::bigint)` : sql.raw('');
  const { rows } = await db.execute<Omit<ToCheck, 'changedAt'> & { changedAt: string }>(sql`
    with page as (
      select * from payment_requests r where r.state in ('claimed', 'mismatch') ${behind}
      order by r.changed_at, r.id limit ${limit}
    )
    select r.id::text, r.reference, b.id::text as "bookingId", r.quote_id::text as "quoteId", e.id::text as "enquiryId",
      coalesce(nullif(p.name, ''), e.name, '') as customer, r.state, r.mismatch, r.amount_paise::float8 as "amountPaise",
      r.arrived, r.claimed_reference as "claimedReference", r.changed_at as "changedAt",
      to_char(r.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || r.id as cursor
    from page r
    left join lateral (
      select id, customer_id from bookings where id = r.booking_id
      union all
      (select id, customer_id from bookings where r.booking_id is null and quote_id = r.quote_id
        order by cancelled_at is not null, id desc limit 1)
    ) b on true
    left join customers own on own.id = b.customer_id
    left join customers p on p.id = coalesce(own.merged_into, own.id)
    left join quotes q on q.id = r.quote_id
    left join enquiries e on e.id = q.enquiry_id
    order by r.changed_at, r.id`);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}
