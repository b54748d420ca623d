import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Attachment, AttachmentKind, AttachmentState } from './attachment.ts';
import { attachments } from './attachment-table.ts';

const columns = {
  id: sql<string>`${attachments.id}::text`,
  state: attachments.state,
  kind: attachments.kind,
  width: attachments.width,
  height: attachments.height,
};

const isOfExpense = (dutyId: string, entryKey: string) =>
  and(eq(attachments.dutyId, BigInt(dutyId)), eq(attachments.entryKey, entryKey));

type ExpectedFile = { id: string; state: AttachmentState; storageName: string };
const expected = { id: columns.id, state: attachments.state, storageName: attachments.storageName };

export async function selectPhoto(
  db: Queryable,
  dutyId: string,
  entryKey: string,
): Promise<ExpectedFile | undefined> {
  const [row] = await db.select(expected).from(attachments).where(isOfExpense(dutyId, entryKey));
  return row;
}

export async function countPhotos(db: Queryable, dutyId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(attachments)
    .where(eq(attachments.dutyId, BigInt(dutyId)));
  return row?.count ?? 0;
}

export async function insertPhoto(
  tx: Tx,
  photo: { dutyId: string; entryKey: string; storageName: string },
): Promise<ExpectedFile | undefined> {
  const [row] = await tx
    .insert(attachments)
    .values({ ...photo, dutyId: BigInt(photo.dutyId) })
    .returning(expected);
  return row;
}

/** The trigger of the table notes its files for removal. */
export async function deletePhoto(tx: Tx, dutyId: string, entryKey: string): Promise<void> {
  await tx.delete(attachments).where(isOfExpense(dutyId, entryKey));
}

/** Its bytes are stored; nothing happens when it is gone or another request was first. */
export async function updateArrived(
  db: Queryable,
  id: string,
  arrived: { state: AttachmentState; kind?: AttachmentKind; bytes?: number; refusedCode?: string },
): Promise<void> {
  await db
    .update(attachments)
    .set({ ...arrived, tries: 0, claimedAt: null })
    .where(and(eq(attachments.id, BigInt(id)), eq(attachments.state, 'arriving')));
}

export type PhotoOfExpense = Attachment & { dutyId: string; entryKey: string };

export async function selectPhotosOf(db: Queryable, dutyIds: readonly string[]): Promise<PhotoOfExpense[]> {
  if (dutyIds.length === 0) return [];
  const rows = await db
    .select({ ...columns, dutyId: sql<string>`${attachments.dutyId}::text`, entryKey: attachments.entryKey })
    .from(attachments)
    .where(inArray(attachments.dutyId, dutyIds.map(BigInt)))
    .orderBy(asc(attachments.id));
  return rows.flatMap(({ entryKey, ...row }) => (entryKey === null ? [] : [{ ...row, entryKey }]));
}

type StoredAttachment = Attachment & { storageName: string; fileName: string; encryptedWith: string };

export async function selectAttachment(db: Queryable, id: string): Promise<StoredAttachment | undefined> {
  const { storageName, fileName, encryptedWith } = attachments;
  const [row] = await db
    .select({ ...columns, storageName, fileName, encryptedWith })
    .from(attachments)
    .where(eq(attachments.id, BigInt(id)));
  return row;
}
