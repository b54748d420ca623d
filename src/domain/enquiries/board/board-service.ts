import type { InboxFilters } from '#domain/enquiries/inbox/inbox-filters.ts';
import { frameOf, maxTotal, withNames } from '#domain/enquiries/inbox/inbox-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type BoardColumn, boardStages, type ColumnTotal } from './board.ts';
import { selectCards, selectColumnTotals } from './board-store.ts';

/** More cards than a column shows without scrolling; the list shows all. */
export const cardsPerColumn = 25;

const nothing: ColumnTotal = { count: 0, valuePaise: 0, lateCount: 0, isCut: false };

/** The enquiries that fit the filters, by stage. A filter by stage leaves only those columns. */
export async function viewBoard(
  db: Queryable,
  actor: StaffActor,
  { stages, ...filters }: InboxFilters,
  now = new Date(),
): Promise<BoardColumn[]> {
  assertArea(actor, 'enquiries');
  const frame = frameOf(actor, now);
  const shown = boardStages.filter((stage) => !stages || stages.includes(stage));
  const [totals, cards] = await Promise.all([
    selectColumnTotals(db, { filters, frame, max: maxTotal }),
    Promise.all(shown.map((stage) => selectCards(db, stage, { filters, frame, limit: cardsPerColumn }))),
  ]);
  const named = await withNames(db, actor, cards.flat());
  return shown.map((stage) => ({
    stage,
    ...(totals.get(stage) ?? nothing),
    enquiries: named.filter((enquiry) => enquiry.stage === stage),
  }));
}
