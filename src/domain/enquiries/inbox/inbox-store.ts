import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { enquiries } from '#domain/enquiries/enquiry-table.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { type Queue, queues, type Stage } from '#domain/enquiries/stages.ts';
import { maxFound, type WordQuery } from '#domain/search/words.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { escapeLike } from '#platform/text.ts';
import type { Enquiry, EnquiryLine, InboxQuery } from './enquiry.ts';

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
};

const whole = {
  ...line,
  campaign: enquiries.campaign,
  packageId: enquiries.packageId,
  consentVersion: enquiries.consentVersion,
  lostReason: enquiries.lostReason,
  customerId: enquiries.customerId,
  spamScore: enquiries.spamScore,
  clickCode: enquiries.clickCode,
  mailedAt: enquiries.mailedAt,
  updatedAt: enquiries.updatedAt,
  erasedAt: enquiries.erasedAt,
};

const textOf = (id: bigint | null) => (id === null ? null : String(id));

/** The service adds the owner's name. */
export type WithoutOwnerName<Row> = Omit<Row, 'ownerName'>;

type LineRow = Omit<WithoutOwnerName<EnquiryLine>, 'id' | 'ownerId' | 'reference'> & {
  id: bigint;
  ownerId: bigint | null;
};

const presentLine = (row: LineRow): WithoutOwnerName<EnquiryLine> => ({
  ...row,
  id: String(row.id),
  reference: referenceOf(row.id),
  ownerId: textOf(row.ownerId),
});

/** Written as in the partial indexes, so that the planner uses them. */
const isOpenStage = sql`${enquiries.stage} in ('new', 'contacted', 'quoted', 'on-hold', 'confirmed', 'on-trip')`;

export type QueueFrame = { actorId: string; dayStart: Date; dayEnd: Date };

function conditionOf(queue: Queue, { actorId, dayStart, dayEnd }: QueueFrame): SQL | undefined {
  const conditions: Record<Queue, SQL | undefined> = {
    new: sql`${enquiries.stage} = 'new'`,
    mine: and(isOpenStage, eq(enquiries.ownerId, BigInt(actorId))),
    today: and(isOpenStage, gte(enquiries.followUpAt, dayStart), lt(enquiries.followUpAt, dayEnd)),
    overdue: and(isOpenStage, lt(enquiries.followUpAt, sql`now()`)),
    unassigned: and(isOpenStage, isNull(enquiries.ownerId)),
    spam: sql`${enquiries.stage} = 'spam'`,
    all: sql`${enquiries.stage} <> 'spam'`,
  };
  return conditions[queue];
}

/** These queues sort by follow-up, the oldest first; the others by newest. */
const isByDue = (queue: Queue) => queue === 'mine' || queue === 'today' || queue === 'overdue';

export const cursorOf = (queue: Queue, { id, followUpAt }: Pick<EnquiryLine, 'id' | 'followUpAt'>): string =>
  isByDue(queue) ? `${followUpAt?.getTime() ?? 0}_${id}` : id;

const cursorPattern = /^(?:(\d{1,15})_)?([1-9]\d{0,17})$/;

/** Keyset paging: the rows beyond a cursor in this direction; `undefined` when the cursor is invalid. */
function beyond(queue: Queue, cursor: string, isForward: boolean): SQL | undefined {
  const [, due, id] = cursorPattern.exec(cursor) ?? [];
  if (id === undefined) return undefined;
  if (!isByDue(queue)) return isForward ? lt(enquiries.id, BigInt(id)) : gt(enquiries.id, BigInt(id));
  const place = sql`(${enquiries.followUpAt}, ${enquiries.id})`;
  const mark = sql`(${new Date(Number(due ?? 0)).toISOString()}::timestamptz, ${id}::bigint)`;
  return isForward ? sql`${place} > ${mark}` : sql`${place} < ${mark}`;
}

const orderOf = (queue: Queue, isForward: boolean) => {
  if (isByDue(queue))
    return isForward
      ? [asc(enquiries.followUpAt), asc(enquiries.id)]
      : [desc(enquiries.followUpAt), desc(enquiries.id)];
  return [isForward ? desc(enquiries.id) : asc(enquiries.id)];
};

export function queueSlice(db: Queryable, query: InboxQuery, frame: QueueFrame, limit: number) {
  const { queue, stage, reason, after, before, last } = query;
  const isForward = before === undefined && !last;
  const cursor = after ?? before;
  return db
    .select(line)
    .from(enquiries)
    .where(
      and(
        conditionOf(queue, frame),
        stage && eq(enquiries.stage, stage),
        reason && sql`${reason} = any(${enquiries.spamReasons})`,
        cursor === undefined ? undefined : beyond(queue, cursor, isForward),
      ),
    )
    .orderBy(...orderOf(queue, isForward))
    .limit(limit);
}

export async function selectQueue(db: Queryable, query: InboxQuery, frame: QueueFrame, limit: number) {
  const isForward = query.before === undefined && !query.last;
  const rows = (await queueSlice(db, query, frame, limit)).map(presentLine);
  return isForward ? rows : rows.reverse();
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
      .where(conditionOf(queue, frame))
      .orderBy(...orderOf(queue, true))
      .limit(max);
    return sql`(select count(*)::int from ${some} as counted) as ${sql.identifier(queue)}`;
  });
  const { rows } = await db.execute<Record<Queue, number>>(sql`select ${sql.join(counted, sql`, `)}`);
  if (!rows[0]) throw new Error('the count returned no row');
  return rows[0];
}

export async function selectFullEnquiry(
  db: Queryable,
  id: string,
): Promise<WithoutOwnerName<Enquiry> | undefined> {
  const [row] = await db
    .select(whole)
    .from(enquiries)
    .where(eq(enquiries.id, BigInt(id)));
  return (
    row && {
      ...presentLine(row),
      ...row,
      ...presentLine(row),
      packageId: textOf(row.packageId),
      customerId: textOf(row.customerId),
    }
  );
}

export async function selectByIds(
  db: Queryable,
  ids: readonly bigint[],
): Promise<WithoutOwnerName<EnquiryLine>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(line)
    .from(enquiries)
    .where(inArray(enquiries.id, [...ids]))
    .orderBy(desc(enquiries.id));
  return rows.map(presentLine);
}

const fits = (search: SQLWrapper, words: string) => sql`${search} @@ to_tsquery('simple', ${words})`;

/** No index has this order, so the planner uses the word index and sorts its results. */
const newestOfFew = sql`${enquiries.id} + 0 desc`;

export function matchingWords(db: Queryable, { anywhere, among }: WordQuery) {
  const rows = db
    .select({ id: enquiries.id, search: enquiries.search })
    .from(enquiries)
    .where(among === 'all' ? fits(enquiries.search, anywhere) : undefined)
    .orderBy(among === 'all' ? newestOfFew : desc(enquiries.id))
    .limit(among === 'all' ? maxFound : among)
    .as('rows');
  return db
    .select({ id: rows.id })
    .from(rows)
    .where(fits(rows.search, anywhere))
    .orderBy(desc(rows.id))
    .limit(maxFound);
}

/** Written as in its index, so that the planner uses it. */
const placesOfTrip = sql`to_tsvector('simple', (${enquiries.trip}->>'from') || ' ' || (${enquiries.trip}->>'to'))`;

/** Matches the places of the trip. */
export const matchingPlaces = (db: Queryable, { anywhere }: WordQuery) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(isNotNull(enquiries.trip), fits(placesOfTrip, anywhere)))
    .orderBy(newestOfFew)
    .limit(maxFound);

/** Matches the last digits of a phone number. */
export const matchingDigits = (db: Queryable, digits: string) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(like(enquiries.digitsReversed, `${[...digits].reverse().join('')}%`))
    .orderBy(newestOfFew)
    .limit(maxFound);

/** Matches the start of a mail address. */
export const matchingEmail = (db: Queryable, email: string) =>
  db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      and(
        ne(enquiries.email, ''),
        like(sql`left(lower(${enquiries.email}), 254)`, `${escapeLike(email.toLowerCase())}%`),
      ),
    )
    .orderBy(newestOfFew)
    .limit(maxFound);

/** Locks the enquiries that are not erased. */
export async function lockEnquiries(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .select({
      id: enquiries.id,
      name: enquiries.name,
      stage: enquiries.stage,
      lostReason: enquiries.lostReason,
      ownerId: enquiries.ownerId,
      followUpAt: enquiries.followUpAt,
      firstResponseAt: enquiries.firstResponseAt,
    })
    .from(enquiries)
    .where(and(inArray(enquiries.id, ids.map(BigInt)), isNull(enquiries.erasedAt)))
    // Always in the same order, so that two bulk changes cannot deadlock.
    .orderBy(asc(enquiries.id))
    .for('update');
  return rows.map((row) => ({ ...row, id: String(row.id), ownerId: textOf(row.ownerId) }));
}

export type EnquiryChange = {
  stage?: Stage;
  lostReason?: string;
  ownerId?: string | null;
  followUpAt?: Date | null;
  firstResponseAt?: Date | null;
};

export async function updateEnquiry(
  tx: Tx,
  id: string,
  { ownerId, ...change }: EnquiryChange,
): Promise<void> {
  const owner = ownerId === undefined ? {} : { ownerId: ownerId === null ? null : BigInt(ownerId) };
  await tx
    .update(enquiries)
    .set({ ...change, ...owner, updatedAt: sql`now()` })
    .where(eq(enquiries.id, BigInt(id)));
}

export async function selectOfCustomer(
  db: Queryable,
  customerId: string,
): Promise<WithoutOwnerName<EnquiryLine>[]> {
  const rows = await db
    .select(line)
    .from(enquiries)
    .where(eq(enquiries.customerId, BigInt(customerId)))
    .orderBy(desc(enquiries.id))
    .limit(50);
  return rows.map(presentLine);
}
