import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { InboxView, NewInboxView } from './inbox-view.ts';
import {
  countViews,
  deleteView,
  insertView,
  isNameTaken,
  selectViews,
  updateView,
} from './inbox-view-store.ts';

const messages = staffMessages.inboxViews;

export const maxViews = 30;
const maxQueryLength = 1000;

export async function listViews(db: Queryable, actor: StaffActor): Promise<InboxView[]> {
  assertArea(actor, 'enquiries');
  return selectViews(db, actor.id);
}

const nameTaken = () => new Failure('conflict', messages.nameTaken, { field: 'name' });

function checkQuery(query: string | undefined): void {
  if (query !== undefined && query.length > maxQueryLength) throw new Failure('invalid');
}

export async function addView(db: Db, actor: StaffActor, view: NewInboxView): Promise<string> {
  assertArea(actor, 'enquiries');
  checkQuery(view.query);
  if ((await countViews(db, actor.id)) >= maxViews) throw new Failure('conflict', messages.tooMany);
  const id = await insertView(db, actor.id, view);
  if (id === undefined) throw nameTaken();
  return id;
}

/** Only the owner changes a view, also when it is shared. */
export async function changeView(
  db: Db,
  actor: StaffActor,
  id: string,
  change: Partial<NewInboxView>,
): Promise<void> {
  assertArea(actor, 'enquiries');
  checkQuery(change.query);
  if (!rowId.test(id)) throw new Failure('not_found', messages.gone);
  if (change.name !== undefined && (await isNameTaken(db, actor.id, id, change.name))) throw nameTaken();
  if (!(await updateView(db, actor.id, id, change))) throw new Failure('not_found', messages.gone);
}

/** Succeeds also when it is already deleted. */
export async function removeView(db: Db, actor: StaffActor, id: string): Promise<void> {
  assertArea(actor, 'enquiries');
  if (rowId.test(id)) await deleteView(db, actor.id, id);
}
