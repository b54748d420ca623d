import { pageOf } from '#domain/enquiries/intake/origin.ts';
import type { Db } from '#platform/database/db.ts';
import type { ReachClick } from './click.ts';
import { insertClickOnce } from './click-store.ts';

/** Counts repeated clicks on a link within a minute as one. */
export async function noteReachClick(db: Db, click: Omit<ReachClick, 'clickedAt'>): Promise<void> {
  await db.transaction((tx) => insertClickOnce(tx, { ...click, page: pageOf(click.page) }));
}
