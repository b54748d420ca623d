import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Customer } from '#domain/enquiries/customers/customer.ts';
import { knownCustomer } from '#domain/enquiries/customers/customer-store.ts';
import { customers, enquiries, enquiryEvents } from '#domain/enquiries/enquiry-table.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { liveChannel } from '#platform/database/live-changes.ts';
import { executePrepared } from '#platform/database/prepared-statements.ts';
import type { Enquiry } from './new-enquiry.ts';

type Row = typeof enquiries.$inferInsert;

/** The row without its key, fingerprint and customer. */
export type NewRow = Omit<Row, 'idempotencyKey' | 'fingerprint' | 'customerId' | 'phoneE164'> & {
  phoneE164: string;
};

/** Returns the new id, or `undefined` when the key is taken. Waits for a concurrent insert of the same key. */
export async function insertEnquiry(db: Queryable, enquiry: Row): Promise<bigint | undefined> {
  const [row] = await db
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoNothing({ target: enquiries.idempotencyKey })
    .returning({ id: enquiries.id });
  return row?.id;
}

/** What is known of an enquiry once it is stored. */
export type Stored = { id: bigint; receivedAt: Date };

/** Whether the statement failed because an enquiry with this key was stored meanwhile. */
export const isKeyTaken = (error: unknown): boolean =>
  violatedConstraint(error) === 'enquiries_idempotency_key_key';

/**
 * Stores an enquiry with its customer and its first event, and announces it unless it is spam: one statement, so that the
 * row and its many index entries are written once. Fails as a whole when the key is taken, also when that happens
 * meanwhile, so that concurrent retries do not add a customer each.
 */
export async function insertArrival(
  tx: Tx,
  enquiry: Row,
  { name, phoneE164, email }: Pick<Customer, 'name' | 'phoneE164' | 'email'>,
): Promise<Stored> {
  const customerId = sql`coalesce((select id from known), (select id from added))`;
  const [row] = await executePrepared<{ id: string; received_at: Date }>(
    tx,
    sql`
      with known as (${knownCustomer(phoneE164, email)}),
      added as (
        insert into ${customers} (name, phone_e164, email)
        select ${name}, ${phoneE164}, ${email} where not exists (select from known)
        returning id
      ),
      inserted as ${tx
        .insert(enquiries)
        .values({ ...enquiry, customerId })
        .returning({ id: enquiries.id, receivedAt: enquiries.receivedAt })},
      received as (
        insert into ${enquiryEvents} (enquiry_id, kind, detail)
        select id, 'received', jsonb_build_object('page', ${enquiry.page ?? ''}::text) from inserted
      )
      select id, received_at, case when ${enquiry.stage !== 'spam'}
        then pg_notify(${liveChannel}, jsonb_build_object('enquiryId', id::text, 'isNew', true)::text) end
      from inserted`,
  );
  if (!row) throw new Error('the insert returned no row');
  return { id: BigInt(row.id), receivedAt: row.received_at };
}

export async function selectByKey(db: Queryable, key: string) {
  const [row] = await db
    .select({ id: enquiries.id, fingerprint: enquiries.fingerprint })
    .from(enquiries)
    .where(eq(enquiries.idempotencyKey, key));
  return row;
}

export async function selectReceivedAt(db: Queryable, id: bigint): Promise<Date | undefined> {
  const [row] = await db
    .select({ receivedAt: enquiries.receivedAt })
    .from(enquiries)
    .where(eq(enquiries.id, id));
  return row?.receivedAt;
}

/** `undefined` when it was erased. */
export async function selectEnquiry(db: Queryable, id: string): Promise<Enquiry | undefined> {
  const [row] = await db
    .select({
      id: enquiries.id,
      formDate: enquiries.formDate,
      name: enquiries.name,
      contactNo: enquiries.contactNo,
      email: enquiries.email,
      message: enquiries.message,
      receivedAt: enquiries.receivedAt,
      mailedAt: enquiries.mailedAt,
      page: enquiries.page,
      campaign: enquiries.campaign,
      stage: enquiries.stage,
      trip: enquiries.trip,
      tripFrom: enquiries.tripFrom,
      tripTo: enquiries.tripTo,
      tripStarts: enquiries.tripStarts,
      tripTime: enquiries.tripTime,
      tripEnds: enquiries.tripEnds,
      adults: enquiries.adults,
      children: enquiries.children,
      carType: enquiries.carType,
      rideDetails: enquiries.rideDetails,
      packageId: enquiries.packageId,
      packagePrice: enquiries.packagePrice,
    })
    .from(enquiries)
    .where(and(eq(enquiries.id, BigInt(id)), isNull(enquiries.erasedAt)));
  return (
    row && { ...row, id: String(row.id), packageId: row.packageId === null ? null : String(row.packageId) }
  );
}

/** What a customer's link shows of a request; one that was joined into another enquiry has the stage of that one. */
export async function selectCabRequest(db: Queryable, id: string) {
  const main = alias(enquiries, 'main');
  const [row] = await db
    .select({
      trip: enquiries.trip,
      people: enquiries.adults,
      details: enquiries.rideDetails,
      receivedAt: enquiries.receivedAt,
      stage: sql<Stage>`coalesce(${main.stage}, ${enquiries.stage})`,
    })
    .from(enquiries)
    .leftJoin(main, eq(main.id, enquiries.joinedInto))
    .where(and(eq(enquiries.id, BigInt(id)), isNull(enquiries.erasedAt)));
  return row?.trip ? { ...row, trip: row.trip } : undefined;
}

export async function markMailed(db: Queryable, ids: readonly string[]): Promise<void> {
  await db
    .update(enquiries)
    .set({ mailedAt: sql`now()` })
    .where(inArray(enquiries.id, ids.map(BigInt)));
}

const maxCounted = 20;

export type Before = {
  /** The enquiry with this key. */
  earlier: (Stored & { fingerprint: string }) | undefined;
  /** How many other enquiries of the last day have the same message. */
  sameWords: number;
};

/**
 * What was stored before an enquiry. Short messages are often alike by chance and not counted, nor is a repeated enquiry
 * (same fingerprint).
 */
export async function selectBefore(
  db: Queryable,
  { key, message, fingerprint }: { key: string; message: string; fingerprint: string },
): Promise<Before> {
  type Found = { id: string | null; fingerprint: string; received_at: Date; same_words: number };
  // The length is as in the partial index.
  const [row] = await executePrepared<Found>(
    db,
    sql`
      select earlier.id, earlier.fingerprint, earlier.received_at, (
        select count(*)::int from (
          select from ${enquiries}
          where length(${message}::text) >= 40 and md5(message) = md5(${message}::text) and length(message) >= 40
            and received_at > now() - interval '1 day' and fingerprint <> ${fingerprint}
          limit ${maxCounted}
        ) as same
      ) as same_words
      from (select ${key}::text as key) as asked
      left join ${enquiries} as earlier on earlier.idempotency_key = asked.key`,
  );
  const earlier =
    row?.id == null
      ? undefined
      : { id: BigInt(row.id), fingerprint: row.fingerprint, receivedAt: row.received_at };
  return { earlier, sameWords: row?.same_words ?? 0 };
}
