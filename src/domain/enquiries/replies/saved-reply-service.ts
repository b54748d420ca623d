import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { SavedReply } from './saved-reply.ts';
import { countReplies, deleteReply, insertReply, selectReplies, updateReply } from './saved-reply-store.ts';

type ReplyText = Omit<SavedReply, 'id'>;

export async function listReplies(db: Queryable, actor: StaffActor): Promise<SavedReply[]> {
  assertArea(actor, 'enquiries');
  return selectReplies(db);
}

export async function addReply(db: Db, actor: StaffActor, reply: ReplyText): Promise<void> {
  assertArea(actor, 'enquiries');
  await insertReply(db, reply);
}

export async function changeReply(db: Db, actor: StaffActor, id: string, reply: ReplyText): Promise<void> {
  assertArea(actor, 'enquiries');
  if (!rowId.test(id) || !(await updateReply(db, id, reply)))
    throw new Failure('not_found', staffMessages.savedReplies.gone);
}

/** Succeeds also when it is already deleted. */
export async function removeReply(db: Db, actor: StaffActor, id: string): Promise<void> {
  assertArea(actor, 'enquiries');
  if (rowId.test(id)) await deleteReply(db, id);
}

/** Only into an empty table, so that deleted samples do not come back. */
export async function seedReplies(db: Db, samples: readonly ReplyText[]): Promise<number> {
  if ((await countReplies(db)) > 0) return 0;
  for (const sample of samples) await insertReply(db, sample);
  return samples.length;
}
