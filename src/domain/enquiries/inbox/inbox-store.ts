import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { enquiries } from '#domain/enquiries/enquiry-table.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { type Queue, queues } from '#domain/enquiries/stages.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Enquiry, EnquiryLine, InboxQuery, InboxTotal } from './enquiry.ts';
import { type Condition, listCondition, type QueueFrame, queueCondition } from './inbox-filter-store.ts';
import { defaultSort, type InboxSort } from './inbox-filters.ts';
import { beyond, orderBy, placeIn } from './inbox-sort-store.ts';

const line = {
  id: enquiries.id,
  name: enquiries.name,
  contactNo: enquiries.contactNo,
  phoneE164: enquiries.phoneE164,
  email: enquiries.email,
  message: enquiries.message,
  source: enquiries.source,
  page: enquiries.page,
  service: enquiries.service,
  city: enquiries.city,
  stage: enquiries.stage,
  ownerId: enquiries.ownerId,
  followUpAt: enquiries.followUpAt,
  receivedAt: enquiries.receivedAt,
  firstResponseAt: enquiries.firstResponseAt,
  spamReasons: enquiries.spamReasons,
  trip: enquiries.trip,
  isSample: enquiries.isSample,
  tripFrom: enquiries.tripFrom,
  tripTo: enquiries.tripTo,
  tripStarts: enquiries.tripStarts,
  tripEnds: enquiries.tripEnds,
  tripTime: enquiries.tripTime,
  adults: enquiries.adults,
  children: enquiries.children,
  carType: enquiries.carType,
  budgetPaise: enquiries.budgetPaise,
  valuePaise: enquiries.valuePaise,
  followUpPurpose: enquiries.followUpPurpose,
  packageId: enquiries.packageId,
};

const whole = {
  ...line,
  campaign: enquiries.campaign,
  consentVersion: enquiries.consentVersion,
  lostReason: enquiries.lostReason,
  customerId: enquiries.customerId,
  spamScore: enquiries.spamScore,
  clickCode: enquiries.clickCode,
  mailedAt: enquiries.mailedAt,
  updatedAt: enquiries.updatedAt,
  erasedAt: enquiries.erasedAt,
  joinedInto: enquiries.joinedInto,
  packagePrice: enquiries.packagePrice,
  rideDetails: enquiries.rideDetails,
};

const textOf = (id: bigint | null) => (id === null ? null : String(id));

/** The service adds the names of owner and package. */
export type WithoutNames<Row> = Omit<Row, 'ownerName' | 'packageName'>;

type LineRow = Omit<WithoutNames<EnquiryLine>, 'id' | 'ownerId' | 'packageId' | 'reference'> & {
  id: bigint;
  ownerId: bigint | null;
  packageId: bigint | null;
};

const toLineView = (row: LineRow): WithoutNames<EnquiryLine> => ({
  ...row,
  id: String(row.id),
  reference: referenceOf(row.id),
  ownerId: textOf(row.ownerId),
  packageId: textOf(row.packageId),
});

const isForward = ({ before, last }: InboxQuery): boolean => before === undefined && !last;

const orderOf = (query: InboxQuery) => ({
  sort: query.sort ?? defaultSort(query.queue),
  isForward: isForward(query),
});

/** What a list has beyond the cursor in its query, or all of it. */
export function sliceCondition(query: InboxQuery, frame: QueueFrame): Condition {
  const cursor = query.after ?? query.before;
  return and(listCondition(query, frame), cursor === undefined ? undefined : beyond(orderOf(query), cursor));
}

export function queueSlice(db: Queryable, query: InboxQuery, frame: QueueFrame, limit: number) {
  const order = orderOf(query);
  const columns = { ...line, place: placeIn(order.sort) };
  const condition = sliceCondition(query, frame);
  if (order.sort === defaultSort(query.queue))
    return db
      .select(columns)
      .from(enquiries)
      .where(condition)
      .orderBy(...orderBy(order))
      .limit(limit);
  // No index has this order: the columns of a line are read for the rows of the page alone, not for all that are sorted.
  const page = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(condition)
    .orderBy(...orderBy(order))
    .limit(limit)
    .as('page');
  return db
    .select(columns)
    .from(page)
    .innerJoin(enquiries, eq(enquiries.id, page.id))
    .orderBy(...orderBy(order));
}

/** A row and the cursor to continue from it. */
export type PlacedLine = WithoutNames<EnquiryLine> & { cursor: string };

export async function selectQueue(
  db: Queryable,
  query: InboxQuery,
  frame: QueueFrame,
  limit: number,
): Promise<PlacedLine[]> {
  const rows = (await queueSlice(db, query, frame, limit)).map(({ place, ...row }) => ({
    ...toLineView(row),
    cursor: `${place}_${row.id}`,
  }));
  return isForward(query) ? rows : rows.reverse();
}

/** Counts each queue up to a limit, in one statement. */
export async function selectQueueCounts(
  db: Queryable,
  frame: QueueFrame,
  max: number,
): Promise<Record<Queue, number>> {
  const counted = queues.map((queue) => {
    const some = db
      .select({ one: sql`1` })
      .from(enquiries)
      .where(queueCondition(queue, frame))
      .orderBy(...orderBy({ sort: defaultSort(queue), isForward: true }))
      .limit(max);
    return sql`(select count(*)::int from ${some} as counted) as ${sql.identifier(queue)}`;
  });
  const { rows } = await db.execute<Record<Queue, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  if (!rows[0]) throw new Error('the count returned no row');
  return rows[0];
}

/** Counts the rows that fit and adds up their values, of at most so many rows. */
export async function selectTotal(db: Queryable, condition: Condition, max: number): Promise<InboxTotal> {
  const some = db
    .select({ value: sql<number | null>`${enquiries.valuePaise}`.as('value') })
    .from(enquiries)
    .where(condition)
    .limit(max + 1)
    .as('some');
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, value: sql<string>`coalesce(sum(${some.value}), 0)` })
    .from(some);
  const count = row?.count ?? 0;
  return { count: Math.min(count, max), valuePaise: Number(row?.value ?? 0), isCut: count > max };
}

export async function selectFullEnquiry(
  db: Queryable,
  id: string,
): Promise<WithoutNames<Enquiry> | undefined> {
  const [row] = await db
    .select(whole)
    .from(enquiries)
    .where(eq(enquiries.id, BigInt(id)));
  return (
    row && {
      ...toLineView(row),
      ...row,
      ...toLineView(row),
      joinedInto: textOf(row.joinedInto),
      customerId: textOf(row.customerId),
    }
  );
}

/** Those of the ids that fit the condition. */
export async function selectByIds(
  db: Queryable,
  ids: readonly bigint[],
  { condition, sort = 'newest' }: { condition?: Condition; sort?: InboxSort | undefined } = {},
): Promise<WithoutNames<EnquiryLine>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(line)
    .from(enquiries)
    .where(and(inArray(enquiries.id, [...ids]), condition))
    .orderBy(...orderBy({ sort, isForward: true }));
  return rows.map(toLineView);
}

/** The first rows that fit, in the given order. */
export async function selectLines(
  db: Queryable,
  { condition, order, limit }: { condition: Condition; order: SQL[]; limit: number },
): Promise<WithoutNames<EnquiryLine>[]> {
  const rows = await db
    .select(line)
    .from(enquiries)
    .where(condition)
    .orderBy(...order)
    .limit(limit);
  return rows.map(toLineView);
}

export async function selectOfCustomer(
  db: Queryable,
  customerId: string,
): Promise<WithoutNames<EnquiryLine>[]> {
  const rows = await db
    .select(line)
    .from(enquiries)
    .where(eq(enquiries.customerId, BigInt(customerId)))
    .orderBy(desc(enquiries.id))
    .limit(50);
  return rows.map(toLineView);
}
