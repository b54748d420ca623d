import type { Db } from '#platform/db.ts';
import { pageOf } from './origin.ts';
import type { ReachClick } from './reach-click.ts';
import { insertClickOnce } from './reach-click-store.ts';

/** Whoever touches a link twice within a minute has touched it once. */
export async function noteReachClick(db: Db, click: Omit<ReachClick, 'clickedAt'>): Promise<void> {
  await db.transaction((tx) => insertClickOnce(tx, { ...click, page: pageOf(click.page) }));
}
