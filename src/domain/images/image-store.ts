import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { maxFound, type WordQuery } from '#domain/search/words.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Image, ImageUse } from './image.ts';
import { images } from './image-table.ts';

export const columns = {
  id: sql<string>`${images.id}::text`,
  state: images.state,
  refusedCode: images.refusedCode,
  fileName: images.fileName,
  type: images.type,
  width: images.width,
  height: images.height,
  bytes: images.bytes,
  alt: images.alt,
  focalX: images.focalX,
  focalY: images.focalY,
  tags: images.tags,
  renditionHash: images.renditionHash,
  shareHash: images.shareHash,
  madeBy: images.madeBy,
  createdAt: images.createdAt,
  version: images.version,
};

export async function selectImage(db: Queryable, id: string): Promise<Image | undefined> {
  const [row] = await db
    .select(columns)
    .from(images)
    .where(eq(images.id, BigInt(id)));
  return row;
}

/** Ready ones, in the order of their ids in the list. */
export async function selectImages(db: Queryable, ids: readonly string[]): Promise<Image[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(images)
    .where(and(eq(images.state, 'ready'), inArray(images.id, ids.map(BigInt))));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ImageFilter = { tag: string; withoutAlt: boolean; before: string | undefined };

/** The newest first; `before` is the last one of the page before. */
export const selectNewest = (db: Queryable, filter: ImageFilter, limit: number): Promise<Image[]> =>
  db
    .select(columns)
    .from(images)
    .where(
      and(
        eq(images.state, 'ready'),
        filter.tag === '' ? undefined : sql`${images.tags} @> array[${filter.tag}]::text[]`,
        filter.withoutAlt ? eq(images.alt, '') : undefined,
        filter.before === undefined ? undefined : lt(images.id, BigInt(filter.before)),
      ),
    )
    .orderBy(desc(images.id))
    .limit(limit);

const fits = (search: SQL | typeof images.search, words: string) =>
  sql`${search} @@ to_tsquery('english', ${words})`;

/** Common words are looked for among the newest rows, rare ones by the index; see `newestMatches`. */
export async function matchingImages(db: Queryable, { anywhere, among }: WordQuery): Promise<string[]> {
  const isReady = eq(images.state, 'ready');
  if (among === 'all') {
    const rows = await db
      .select({ id: columns.id })
      .from(images)
      .where(and(isReady, fits(images.search, anywhere)))
      // No index has this order, so the planner uses the word index and sorts its results.
      .orderBy(sql`${images.id} + 0 desc`)
      .limit(maxFound);
    return rows.map(({ id }) => id);
  }
  const newest = db
    .select({ id: images.id, search: images.search })
    .from(images)
    .where(isReady)
    .orderBy(desc(images.id))
    .limit(among)
    .as('newest');
  const rows = await db
    .select({ id: sql<string>`${newest.id}::text` })
    .from(newest)
    .where(fits(sql`${newest.search}`, anywhere))
    .limit(maxFound);
  return rows.map(({ id }) => id);
}

/** Blogs, packages, places and pages that show it, also drafts and deleted ones. */
export async function selectUses(db: Queryable, id: string, limit: number): Promise<ImageUse[]> {
  const { rows } = await db.execute<ImageUse>(sql`
    select uses.kind, uses.subject_id::text as id, coalesce(blogs.heading, tour_packages.name, places.name, edited_pages.path, site_settings.contact_name, photo_slots.slot, '') as name
    from image_uses as uses
      left join blogs on uses.kind = 'blog' and blogs.id = uses.subject_id
      left join tour_packages on uses.kind = 'tour-package' and tour_packages.id = uses.subject_id
      left join places on uses.kind = 'place' and places.id = uses.subject_id
      left join edited_pages on uses.kind = 'page' and edited_pages.id = uses.subject_id
      left join photo_slots on uses.kind = 'photo-slot' and photo_slots.id = uses.subject_id
      left join site_settings on uses.kind = 'settings' and site_settings.id = uses.subject_id
    where uses.image_id = ${id}
    order by uses.kind, uses.subject_id desc limit ${limit}
  `);
  return rows;
}

export type LockedImage = Image & { masterKey: string; contentHash: string };

export async function lockImage(tx: Tx, id: string): Promise<LockedImage | undefined> {
  const [row] = await tx
    .select({ ...columns, masterKey: images.masterKey, contentHash: images.contentHash })
    .from(images)
    .where(eq(images.id, BigInt(id)))
    .for('update');
  return row;
}

type Change = Partial<typeof images.$inferInsert>;

/** Each save is another version. */
export async function updateImage(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(images)
    .set({ ...change, version: sql`${images.version} + 1`, updatedAt: sql`now()` })
    .where(eq(images.id, BigInt(id)));
}

export async function deleteImage(tx: Tx, id: string): Promise<void> {
  await tx.delete(images).where(eq(images.id, BigInt(id)));
}
