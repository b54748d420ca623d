import { and, desc, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { enquiries } from '#domain/enquiries/enquiry-table.ts';
import type { EnquiryLine } from '#domain/enquiries/inbox/enquiry.ts';
import { listCondition, type QueueFrame } from '#domain/enquiries/inbox/inbox-filter-store.ts';
import type { InboxFilters } from '#domain/enquiries/inbox/inbox-filters.ts';
import { orderBy } from '#domain/enquiries/inbox/inbox-sort-store.ts';
import { selectLines, type WithoutNames } from '#domain/enquiries/inbox/inbox-store.ts';
import { isOpen } from '#domain/enquiries/stages.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type BoardStage, boardStages, type ColumnTotal } from './board.ts';

const closedDays = 90;
const dayMs = 24 * 3600_000;

/** All open enquiries of the stage; of a closed stage those that were changed in the last 90 days. */
function columnCondition(stage: BoardStage, filters: InboxFilters, frame: QueueFrame): SQL | undefined {
  const since = new Date(frame.now.getTime() - closedDays * dayMs);
  return and(
    listCondition({ ...filters, queue: 'all', stages: [stage] }, frame),
    isOpen(stage) ? undefined : and(gte(enquiries.updatedAt, since), isNull(enquiries.erasedAt)),
  );
}

const columnOrder = (stage: BoardStage): SQL[] =>
  isOpen(stage)
    ? orderBy({ sort: 'follow-up', isForward: true })
    : [desc(enquiries.updatedAt), desc(enquiries.id)];

export const selectCards = (
  db: Queryable,
  stage: BoardStage,
  { filters, frame, limit }: { filters: InboxFilters; frame: QueueFrame; limit: number },
): Promise<WithoutNames<EnquiryLine>[]> =>
  selectLines(db, {
    condition: columnCondition(stage, filters, frame),
    order: columnOrder(stage),
    limit,
  });

type TotalRow = { stage: BoardStage; count: number; value: string; late: number };

/** Counts and adds up each column, of at most so many rows, in one statement. */
export async function selectColumnTotals(
  db: Queryable,
  { filters, frame, max }: { filters: InboxFilters; frame: QueueFrame; max: number },
): Promise<Map<BoardStage, ColumnTotal>> {
  const counted = boardStages.map((stage) => {
    const some = db
      .select({
        value: sql`${enquiries.valuePaise}`.as('value'),
        isLate: sql`${enquiries.followUpAt} < ${frame.now.toISOString()}::timestamptz`.as('is_late'),
      })
      .from(enquiries)
      .where(columnCondition(stage, filters, frame))
      .limit(max + 1);
    return sql`select ${stage}::text as stage, count(*)::int as count, coalesce(sum(value), 0)::text as value,
      (count(*) filter (where is_late))::int as late from ${some} as counted`;
  });
  const { rows } = await db.execute<TotalRow>(sql.join(counted, sql` union all `));
  return new Map(
    rows.map(({ stage, count, value, late }) => [
      stage,
      { count: Math.min(count, max), valuePaise: Number(value), lateCount: late, isCut: count > max },
    ]),
  );
}
