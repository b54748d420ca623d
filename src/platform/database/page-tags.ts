import { sql } from 'drizzle-orm';
import type { Queryable } from './db.ts';

/** What a cached page depends on: the settings, a list, one row, or the card of a row on another page. */
export type PageTag =
  | 'settings'
  | 'tour-packages'
  | 'blogs'
  /** Rates, car types, routes and their ends. */
  | 'fares'
  | 'reviews'
  /** Which photographs of cars, drivers, the office, hotels and boats there are. */
  | 'photo-slots'
  /** The sitemap's part of the places to visit. */
  | 'places'
  /** The list of places to visit on a page. */
  | `places-on:${string}`
  | `place:${string}`
  | `blog:${string}`
  | `blog-card:${string}`
  | `tour-package:${string}`
  /** The sitemap's part of the pages that staff edit. */
  | 'pages'
  /** An image that staff uploaded: its files, its description and its focal point. */
  | `image:${string}`
  /** The copy of a page that staff can edit. */
  | `page:${string}`;

export const pageTagChannel = 'page_tags';

/** Marks pages with this tag as stale in every web process. PostgreSQL sends it at the commit, not after a rollback. */
export async function announceChange(db: Queryable, tag: PageTag): Promise<void> {
  await db.execute(sql`select pg_notify(${pageTagChannel}, ${tag})`);
}
