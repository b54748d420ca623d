import { staffMessages } from '#messages.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { selectTabCounts } from './published-rows-store.ts';
import type { ListTab, Publishing } from './publishing.ts';

export type PublishedList = 'blogs' | 'tour_packages';

/** Counts the rows per tab, as kept by database triggers. */
export async function countByTab(db: Queryable, list: PublishedList): Promise<Record<ListTab, number>> {
  const counts: Record<ListTab, number> = { draft: 0, scheduled: 0, published: 0, deleted: 0 };
  for (const { tab, rowCount } of await selectTabCounts(db, list)) counts[tab] = rowCount;
  return counts;
}

/** The count of one tab, or of all but the deleted one. */
export const countOn = (counts: Record<ListTab, number>, tab: ListTab | undefined): number =>
  tab ? counts[tab] : counts.draft + counts.scheduled + counts.published;

/** Optimistic locking: refuses a save that is based on an older version. */
export function assertLatest(
  current: { version: number },
  baseVersion: number | undefined,
  message: string = staffMessages.publishing.changedMeanwhile,
): void {
  if (baseVersion !== undefined && baseVersion !== current.version) throw new Failure('conflict', message);
}

/** Only scheduled content has a publishing time. */
export function settlePublishing({ state, publishAt }: Publishing, now = new Date()): Publishing {
  if (state !== 'scheduled') return { state, publishAt: null };
  if (!publishAt || publishAt <= now) throw new Failure('past_time', staffMessages.publishing.pastTime);
  return { state, publishAt };
}
