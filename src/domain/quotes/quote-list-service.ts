import { findEnquiryIds } from '#domain/enquiries/inbox/inbox-search.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { ListedQuote, QuoteListPage, QuoteListQuery } from './quote-list.ts';
import {
  type DraftRow,
  type ListRow,
  selectDraftSlice,
  selectExpiring,
  selectQuoteSlice,
} from './quote-list-store.ts';
import { quoteStatus } from './quote-status.ts';

const pageSize = 25;
const expiringDays = 3;
const maxExpiring = 50;

const present = (row: ListRow, now: Date): ListedQuote => ({
  enquiryId: row.enquiryId,
  reference: referenceOf(BigInt(row.enquiryId)),
  name: row.name,
  version: row.version,
  totalPaise: row.totalPaise,
  status: quoteStatus(row, now),
  validUntil: row.validUntil,
  madeBy: row.madeBy,
  madeAt: row.madeAt,
});

const toDraftView = ({ enquiryId, name, savedBy, savedAt }: DraftRow, now: Date): ListedQuote => ({
  enquiryId,
  reference: referenceOf(BigInt(enquiryId)),
  name,
  version: 0,
  totalPaise: null,
  status: quoteStatus(undefined, now),
  validUntil: '',
  madeBy: savedBy,
  madeAt: savedAt,
});

/** One row more than a page tells whether there is another page. */
function pageOf<Row>(rows: readonly Row[], cursorOf: (row: Row) => string, shown: (row: Row) => ListedQuote) {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { quotes: page.map(shown), nextCursor: rows.length > pageSize && last ? cursorOf(last) : '' };
}

/** All quotes, the newest first, or those of one status or of the customers that a search finds. */
export async function listAllQuotes(
  db: Queryable,
  actor: StaffActor,
  query: QuoteListQuery,
  now = new Date(),
): Promise<QuoteListPage> {
  assertArea(actor, 'enquiries');
  const { status } = query;
  const after = query.after && rowId.test(query.after) ? query.after : undefined;
  const enquiryIds = query.search ? await findEnquiryIds(db, query.search) : undefined;
  const slice = { enquiryIds, after, limit: pageSize + 1 };
  if (status === 'draft')
    return pageOf(
      await selectDraftSlice(db, slice),
      ({ enquiryId }) => enquiryId,
      (row) => toDraftView(row, now),
    );
  return pageOf(
    await selectQuoteSlice(db, { ...slice, status, today: dayInIndia(now) }),
    ({ id }) => id,
    (row) => present(row, now),
  );
}

/** Unanswered quotes that expire within three days, today included; the soonest first. */
export async function listExpiringQuotes(
  db: Queryable,
  actor: StaffActor,
  now = new Date(),
): Promise<ListedQuote[]> {
  assertArea(actor, 'enquiries');
  const today = dayInIndia(now);
  const rows = await selectExpiring(db, today, daysAfter(today, expiringDays), maxExpiring);
  return rows.map((row) => present(row, now));
}
