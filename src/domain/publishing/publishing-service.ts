import { staffMessages } from '#messages.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Publishing, Shelf } from './publishing.ts';
import { selectShelfCounts } from './shelf-counts-store.ts';

export type PublishedList = 'blogs' | 'tour_packages';

/** How many rows stand where; the database keeps these numbers as rows come and go. */
export async function countShelves(db: Queryable, list: PublishedList): Promise<Record<Shelf, number>> {
  const counts: Record<Shelf, number> = { draft: 0, scheduled: 0, published: 0, deleted: 0 };
  for (const { shelf, rowCount } of await selectShelfCounts(db, list)) counts[shelf] = rowCount;
  return counts;
}

/** The rows on one shelf, or on all but the deleted one. */
export const countOn = (counts: Record<Shelf, number>, shelf: Shelf | undefined): number =>
  shelf ? counts[shelf] : counts.draft + counts.scheduled + counts.published;

/** Who began with an older version would undo somebody else's work without knowing it. */
export function assertLatest(current: { version: number }, baseVersion: number | undefined): void {
  if (baseVersion !== undefined && baseVersion !== current.version)
    throw new Failure('conflict', staffMessages.publishing.changedMeanwhile);
}

/** What is not scheduled has no time. */
export function settlePublishing({ state, publishAt }: Publishing, now = new Date()): Publishing {
  if (state !== 'scheduled') return { state, publishAt: null };
  if (!publishAt || publishAt <= now) throw new Failure('past_time', staffMessages.publishing.pastTime);
  return { state, publishAt };
}
