import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { SavedReply } from './saved-reply.ts';
import { countReplies, deleteReply, insertReply, selectReplies, updateReply } from './saved-reply-store.ts';

type Words = Omit<SavedReply, 'id'>;

export const listReplies = (db: Queryable, _actor: StaffActor): Promise<SavedReply[]> => selectReplies(db);

export const addReply = (db: Db, _actor: StaffActor, words: Words): Promise<void> => insertReply(db, words);

export async function changeReply(db: Db, _actor: StaffActor, id: string, words: Words): Promise<void> {
  if (!rowId.test(id) || !(await updateReply(db, id, words)))
    throw new Failure('not_found', staffMessages.savedReplies.gone);
}

/** Gone is gone, whoever was quicker. */
export async function removeReply(db: Db, _actor: StaffActor, id: string): Promise<void> {
  if (rowId.test(id)) await deleteReply(db, id);
}

/** Only where there is none at all: samples that somebody has deleted stay away. */
export async function seedReplies(db: Db, samples: readonly Words[]): Promise<number> {
  if ((await countReplies(db)) > 0) return 0;
  for (const sample of samples) await insertReply(db, sample);
  return samples.length;
}
