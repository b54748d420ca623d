import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { images, imageUploads as uploads } from './image-table.ts';

export type Upload = {
  id: string;
  fileName: string;
  bytes: number;
  received: number;
  replacesId: string | null;
  imageId: string | null;
};

const columns = {
  id: uploads.id,
  fileName: uploads.fileName,
  bytes: uploads.bytes,
  received: uploads.received,
  replacesId: sql<string | null>`${uploads.replacesId}::text`,
  imageId: sql<string | null>`${uploads.imageId}::text`,
};

type NewUpload = { id: string; userId: string; fileName: string; bytes: number; replacesId: string | null };

export async function insertUpload(db: Queryable, { userId, replacesId, ...upload }: NewUpload) {
  const replaced = replacesId === null ? null : BigInt(replacesId);
  await db.insert(uploads).values({ ...upload, userId: BigInt(userId), replacesId: replaced });
}

/** Only the user who began it may go on with it. */
export async function selectUpload(db: Queryable, id: string, userId: string): Promise<Upload | undefined> {
  const [row] = await db
    .select(columns)
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, BigInt(userId))));
  return row;
}

export async function countUnfinished(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, BigInt(userId)), lt(uploads.received, uploads.bytes)));
  return row?.count ?? 0;
}

/** False when another request has already stored a piece at this offset. */
export async function addReceived(db: Queryable, id: string, offset: number, added: number) {
  const { rowCount } = await db
    .update(uploads)
    .set({ received: offset + added, changedAt: sql`now()` })
    .where(and(eq(uploads.id, id), eq(uploads.received, offset)));
  return rowCount === 1;
}

/** The image of a complete upload, which a worker makes next. */
export async function insertImage(
  tx: Tx,
  upload: Upload,
  masterKey: string,
  madeBy: string,
): Promise<string> {
  const replacesId = upload.replacesId === null ? null : BigInt(upload.replacesId);
  const { fileName, bytes } = upload;
  const [row] = await tx
    .insert(images)
    .values({ fileName, bytes, masterKey, madeBy, replacesId })
    .returning({ id: images.id });
  if (!row) throw new Error('the image was not stored');
  await tx.update(uploads).set({ imageId: row.id }).where(eq(uploads.id, upload.id));
  return String(row.id);
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id));
}

/** Deletes uploads without change since then, except those whose image still has to be made of their pieces. */
export const deleteUploadsBefore = (tx: Tx, moment: Date): Promise<Upload[]> =>
  tx
    .delete(uploads)
    .where(
      and(
        lt(uploads.changedAt, moment),
        sql`not exists (select from images where images.id = ${uploads.imageId} and images.state = 'waiting')`,
      ),
    )
    .returning(columns);
