import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/db.ts';
import type { QuoteStatus } from './quote-status.ts';

export type ListRow = {
  id: string;
  enquiryId: string;
  name: string;
  version: number;
  totalPaise: number;
  validUntil: string;
  madeBy: string;
  madeAt: Date;
  acceptedAt: Date | null;
  declinedAt: Date | null;
  supersededAt: Date | null;
  firstOpenedAt: Date | null;
};

/** Written as in the partial indexes, so that the planner uses them. */
const isOpen = sql`q.accepted_at is null and q.declined_at is null and q.superseded_at is null`;

/** The same as `quoteStatus` in SQL. */
function hasStatus(status: Exclude<QuoteStatus, 'draft'>, today: string): SQL {
  const conditions: Record<typeof status, SQL> = {
    sent: sql`${isOpen} and q.valid_until >= ${today}::date and q.first_opened_at is null`,
    opened: sql`${isOpen} and q.valid_until >= ${today}::date and q.first_opened_at is not null`,
    expired: sql`${isOpen} and q.valid_until < ${today}::date`,
    accepted: sql`q.accepted_at is not null`,
    declined: sql`q.declined_at is not null and q.accepted_at is null`,
    superseded: sql`q.superseded_at is not null and q.accepted_at is null and q.declined_at is null`,
  };
  return conditions[status];
}

const columns = sql`q.id::text, q.enquiry_id::text as "enquiryId", e.name, q.version,
  coalesce(q.accepted_paise, q.total_paise)::float8 as "totalPaise", q.valid_until::text as "validUntil",
  q.made_by as "madeBy", q.made_at as "madeAt", q.accepted_at as "acceptedAt", q.declined_at as "declinedAt",
  q.superseded_at as "supersededAt", q.first_opened_at as "firstOpenedAt"`;

const listOf = (ids: readonly bigint[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

type Slice = {
  status?: Exclude<QuoteStatus, 'draft'> | undefined;
  /** Only quotes of these enquiries. */
  enquiryIds?: readonly bigint[] | undefined;
  after?: string | undefined;
  today: string;
  limit: number;
};

export const quoteSlice = ({ status, enquiryIds, after, today, limit }: Slice): SQL => sql`
  select ${columns} from quotes q join enquiries e on e.id = q.enquiry_id
  where e.erased_at is null
    ${status ? sql`and ${hasStatus(status, today)}` : sql``}
    ${enquiryIds ? sql`and q.enquiry_id = any(${listOf(enquiryIds)})` : sql``}
    ${after ? sql`and q.id < ${after}::bigint` : sql``}
  order by q.id desc limit ${limit}`;

/** The newest first. */
export async function selectQuoteSlice(db: Queryable, slice: Slice): Promise<ListRow[]> {
  return (await db.execute<ListRow>(quoteSlice(slice))).rows.map(withTimes);
}

/** The driver returns times of raw queries as text. */
function withTimes(row: ListRow): ListRow {
  const time = (value: Date | null) => value && new Date(value);
  return {
    ...row,
    madeAt: new Date(row.madeAt),
    acceptedAt: time(row.acceptedAt),
    declinedAt: time(row.declinedAt),
    supersededAt: time(row.supersededAt),
    firstOpenedAt: time(row.firstOpenedAt),
  };
}

export const expiringQuotes = (today: string, lastDay: string, limit: number): SQL => sql`
  select ${columns} from quotes q join enquiries e on e.id = q.enquiry_id
  where e.erased_at is null and ${isOpen} and q.valid_until between ${today}::date and ${lastDay}::date
  order by q.valid_until, q.id limit ${limit}`;

/** Open quotes that expire from today until this day, the soonest first. */
export async function selectExpiring(
  db: Queryable,
  today: string,
  lastDay: string,
  limit: number,
): Promise<ListRow[]> {
  return (await db.execute<ListRow>(expiringQuotes(today, lastDay, limit))).rows.map(withTimes);
}

export type DraftRow = { enquiryId: string; name: string; savedBy: string; savedAt: Date };

type DraftSlice = Pick<Slice, 'enquiryIds' | 'after' | 'limit'>;

/** Drafts by their enquiry, the newest enquiry first. */
export async function selectDraftSlice(
  db: Queryable,
  { enquiryIds, after, limit }: DraftSlice,
): Promise<DraftRow[]> {
  const { rows } = await db.execute<DraftRow>(sql`
    select d.enquiry_id::text as "enquiryId", e.name, d.saved_by as "savedBy", d.saved_at as "savedAt"
    from quote_drafts d join enquiries e on e.id = d.enquiry_id
    where e.erased_at is null
      ${enquiryIds ? sql`and d.enquiry_id = any(${listOf(enquiryIds)})` : sql``}
      ${after ? sql`and d.enquiry_id < ${after}::bigint` : sql``}
    order by d.enquiry_id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }));
}
