import { sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/**
 * What a rendered page can depend on: the settings, a list as such, one thing that it shows, or what a card elsewhere says
 * about it.
 */
export type PageTag =
  | 'settings'
  | 'tour-packages'
  | 'blogs'
  | `blog:${string}`
  | `blog-card:${string}`
  | `tour-package:${string}`;

export const pageTagChannel = 'page_tags';

/**
 * Tells every web process that pages with this tag are out of date. Inside a transaction PostgreSQL sends it at the
 * commit, and not at all after a rollback.
 */
export async function announceChange(db: Queryable, tag: PageTag): Promise<void> {
  await db.execute(sql`select pg_notify(${pageTagChannel}, ${tag})`);
}
