import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bookingServices } from '#domain/bookings/bookings-table.ts';
import { isUnconfirmed } from '#domain/bookings/operations/conditions-store.ts';
import type { Traveller } from '#domain/bookings/trips/trip.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { AskChannel } from './operations.ts';
import { supplierRequestServices, supplierRequests } from './operations-table.ts';
import type { AskedService } from './supplier-message.ts';

/** A longer message is not read to its end. */
export const maxAsked = 60;

type Which = { supplierId: string; bookingId: string | undefined; today: string } | { requestId: string };

type Row = Omit<AskedService, 'travellers'> & { travellers: Pick<Traveller, 'birthDate' | 'age'>[] };

const askedColumns = sql`s.id::text, s.booking_id::text as "bookingId", s.kind, s.title, s.nights, s.starts, s.remarks,
  s.details, s.revision, s.on_day::text as "onDay", b.first_day::text as "firstDay",
  (
    select coalesce(json_agg(json_build_object('birthDate', t.birth_date::text, 'age', t.age)), '[]'::json)
    from travellers t where t.booking_id = s.booking_id and (
      not exists (select 1 from service_travellers x where x.service_id = s.id)
      or exists (select 1 from service_travellers x where x.service_id = s.id and x.traveller_id = t.id)
    )
  ) as travellers`;

/** What a supplier is still to be asked for, or what a request asked for that the supplier has not answered. */
export async function selectAsked(db: Queryable, which: Which): Promise<AskedService[]> {
  const condition =
    'requestId' in which
      ? sql`s.id in (select service_id from supplier_request_services where request_id = ${which.requestId}::bigint)
          and s.state = 'asked'`
      : sql`s.supplier_id = ${which.supplierId}::bigint and s.on_day >= ${which.today}::date and ${isUnconfirmed}
          and s.state = 'to-ask'
          ${which.bookingId === undefined ? sql`` : sql`and s.booking_id = ${which.bookingId}::bigint`}`;
  const { rows } = await db.execute<Row>(sql`
    select ${askedColumns} from booking_services s join bookings b on b.id = s.booking_id
    where ${condition} and b.cancelled_at is null and b.erased_at is null
    order by b.first_day, s.booking_id, s.on_day, s.starts, s.id limit ${maxAsked}`);
  return rows;
}

export type NewRequest = {
  supplierId: string;
  idempotencyKey: string;
  channel: AskChannel;
  recipient: string;
  madeBy: string;
};

/** Returns the id; `undefined` when the same request was made before. */
export async function insertRequest(
  tx: Tx,
  { supplierId, ...request }: NewRequest,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(supplierRequests)
    .values({ ...request, supplierId: BigInt(supplierId) })
    .onConflictDoNothing({ target: supplierRequests.idempotencyKey })
    .returning({ id: supplierRequests.id });
  return row && String(row.id);
}

export async function countRequested(db: Queryable, idempotencyKey: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(supplierRequestServices)
    .innerJoin(supplierRequests, eq(supplierRequests.id, supplierRequestServices.requestId))
    .where(eq(supplierRequests.idempotencyKey, idempotencyKey));
  return row?.count ?? 0;
}

export async function markAsked(tx: Tx, requestId: string, ids: readonly string[]): Promise<void> {
  const marked = await tx
    .update(bookingServices)
    .set({ state: 'asked', revision: sql`${bookingServices.revision} + 1` })
    .where(inArray(bookingServices.id, ids.map(BigInt)))
    .returning({ serviceId: bookingServices.id, revision: bookingServices.revision });
  await tx
    .insert(supplierRequestServices)
    .values(marked.map((row) => ({ ...row, requestId: BigInt(requestId) })));
}

export type WaitingRequest = {
  id: string;
  supplierId: string;
  recipient: string;
  madeBy: string;
  isTried: boolean;
  bookingIds: string[];
};

/** A mail that was neither sent nor refused. */
export async function selectWaitingRequest(db: Queryable, id: string): Promise<WaitingRequest | undefined> {
  const { supplierId, recipient, madeBy, failedAt, sentAt, refusedAt, channel } = supplierRequests;
  const [row] = await db
    .select({
      supplierId: sql<string>`${supplierId}::text`,
      recipient,
      madeBy,
      isTried: sql<boolean>`${failedAt} is not null`,
      bookingIds: sql<string[]>`array(
        select distinct s.booking_id from supplier_request_services a join booking_services s on s.id = a.service_id
        where a.request_id = supplier_requests.id order by s.booking_id)::text[]`,
    })
    .from(supplierRequests)
    .where(and(eq(supplierRequests.id, BigInt(id)), eq(channel, 'mail'), isNull(sentAt), isNull(refusedAt)));
  return row && { ...row, id };
}

export async function markRequest(
  tx: Tx,
  id: string,
  what: 'failedAt' | 'sentAt' | 'refusedAt',
): Promise<void> {
  await tx
    .update(supplierRequests)
    .set({ [what]: sql`now()` })
    .where(eq(supplierRequests.id, BigInt(id)));
}

/** What the supplier never got is to be asked again, unless staff changed it since. */
export async function takeBackAsked(tx: Tx, requestId: string): Promise<void> {
  await tx.execute(sql`
    update booking_services s set state = 'to-ask', revision = s.revision + 1
    from supplier_request_services a
    where a.request_id = ${requestId}::bigint and a.service_id = s.id and a.revision = s.revision and s.state = 'asked'`);
}
