import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import type { Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';
import type { UnsavedSubject, UnsavedWork } from './unsaved-work.ts';
import { deleteUnsaved, deleteUnsavedBefore, selectUnsaved, upsertUnsaved } from './unsaved-work-store.ts';

const maxCharacters = 1_000_000;

/** Stores an unsaved form for this staff member only; returns the time. */
export async function keepUnsaved(
  db: Queryable,
  actor: StaffActor,
  subject: UnsavedSubject,
  work: Omit<UnsavedWork, 'keptAt'>,
): Promise<Date> {
  assertArea(actor, 'publishing');
  const fields = Object.fromEntries(
    Object.entries(work.fields).map(([name, value]) => [name, storable(value)]),
  );
  if (JSON.stringify(fields).length > maxCharacters)
    throw new Failure('too_large', staffMessages.publishing.tooLong);
  return upsertUnsaved(db, actor.id, subject, { ...work, fields });
}

export async function findUnsaved(
  db: Queryable,
  actor: StaffActor,
  subject: UnsavedSubject,
): Promise<UnsavedWork | undefined> {
  assertArea(actor, 'publishing');
  return selectUnsaved(db, actor.id, subject);
}

export async function forgetUnsaved(
  db: Queryable,
  actor: StaffActor,
  subject: UnsavedSubject,
): Promise<void> {
  assertArea(actor, 'publishing');
  await deleteUnsaved(db, actor.id, subject);
}

const keptDays = 30;

export const purgeUnsaved = (db: Queryable, now = new Date()): Promise<void> =>
  deleteUnsavedBefore(db, new Date(now.getTime() - keptDays * 24 * 3600_000));
