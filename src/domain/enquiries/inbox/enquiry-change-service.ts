import {
  lockCustomerGroups,
  lockCustomers,
  restoreCustomers,
} from '#domain/enquiries/customers/customer-store.ts';
import type { ChangeStep } from '#domain/enquiries/enquiry-table.ts';
import { isOpen, type LostReason, type Source, type Stage } from '#domain/enquiries/stages.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findStaffName } from '#domain/staff/user-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';
import { insertBulkChange, takeBulkChange } from './bulk-change-store.ts';
import { stepBack, stepOf } from './change-step.ts';
import {
  type ChangeableEnquiry,
  type EnquiryChange,
  lockEnquiries,
  selectMainId,
  updateEnquiry,
} from './change-store.ts';
import { noteChange } from './note-change-service.ts';

const maxAtOnce = 200;
const dayMs = 24 * 3600_000;

/** To the second, the precision of a page's cursor. */
const wholeSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000);

export type ChangeRequest =
  | { kind: 'stage'; stage: Stage; lostReason?: LostReason }
  | { kind: 'owner'; ownerId: string | null }
  | { kind: 'follow-up'; followUpAt: Date; purpose?: string };

/** A day after the customer was answered, unless a later time is set already. */
export function followUpAfterContact(current: Date | null, now: Date): Date {
  const nextDay = wholeSecond(new Date(now.getTime() + dayMs));
  return current && current > nextDay ? current : nextDay;
}

/** An open enquiry always has a follow-up; a closed one has none. The first answer ends the first deadline. */
function stageChange(
  enquiry: ChangeableEnquiry,
  { stage, lostReason }: Extract<ChangeRequest, { kind: 'stage' }>,
): EnquiryChange {
  const now = new Date();
  const isFirstResponse = enquiry.firstResponseAt === null && stage !== 'new' && stage !== 'spam';
  const isContacted = stage === 'contacted' && enquiry.stage !== 'contacted';
  const followUpAt =
    isFirstResponse || isContacted || enquiry.followUpAt === null
      ? followUpAfterContact(enquiry.followUpAt, now)
      : enquiry.followUpAt;
  return {
    stage,
    lostReason: stage === 'lost' ? (lostReason ?? 'other') : '',
    followUpAt: isOpen(stage) ? followUpAt : null,
    ...(!isOpen(stage) && { followUpPurpose: '' }),
    ...(isFirstResponse && { firstResponseAt: now }),
  };
}

function changeOf(enquiry: ChangeableEnquiry, asked: ChangeRequest): EnquiryChange {
  if (asked.kind === 'stage') return stageChange(enquiry, asked);
  if (asked.kind === 'owner') return { ownerId: asked.ownerId };
  return { followUpAt: wholeSecond(asked.followUpAt), followUpPurpose: asked.purpose ?? '' };
}

function detailOf(
  enquiry: ChangeableEnquiry,
  asked: ChangeRequest,
  ownerName: string,
): Record<string, string> {
  if (asked.kind === 'stage')
    return {
      from: enquiry.stage,
      to: asked.stage,
      ...(asked.stage === 'lost' && { reason: asked.lostReason ?? 'other' }),
    };
  if (asked.kind === 'owner') return { to: ownerName };
  return { to: asked.followUpAt.toISOString(), ...(asked.purpose && { purpose: asked.purpose }) };
}

async function ownerNameOf(tx: Tx, actor: StaffActor, asked: ChangeRequest): Promise<string> {
  if (asked.kind !== 'owner' || asked.ownerId === null) return '';
  const name = await findStaffName(tx, actor, asked.ownerId);
  if (name === undefined) throw new Failure('not_found', staffMessages.users.gone);
  return name;
}

/** A follow-up after the trip has started is rarely meant. */
const isAfterTripStarts =
  (asked: ChangeRequest) =>
  ({ tripStarts }: ChangeableEnquiry): boolean =>
    asked.kind === 'follow-up' && tripStarts !== null && dayInIndia(asked.followUpAt) > tripStarts;

/** Changes one or many enquiries, all or none; the returned id undoes it. */
export async function changeEnquiries(
  db: Db,
  actor: StaffActor,
  ids: readonly string[],
  asked: ChangeRequest,
): Promise<{ changeId: string; count: number; afterTripStarts: number }> {
  assertArea(actor, 'enquiries');
  if (ids.length === 0 || ids.length > maxAtOnce || !ids.every((id) => rowId.test(id)))
    throw new Failure('invalid', staffMessages.enquiries.noneChosen);
  if (asked.kind === 'stage' && asked.stage === 'lost' && !asked.lostReason)
    throw new Failure('invalid', staffMessages.enquiries.reasonMissing);
  return db.transaction(async (tx) => {
    const ownerName = await ownerNameOf(tx, actor, asked);
    const found = await lockEnquiries(tx, ids);
    if (found.length === 0) throw new Failure('not_found', staffMessages.enquiries.gone);
    const notJoined = found.filter(({ stage }) => stage !== 'joined');
    if (notJoined.length === 0) throw new Failure('conflict', staffMessages.enquiries.joined);
    const enquiries = notJoined.filter(({ stage }) => asked.kind !== 'follow-up' || isOpen(stage));
    if (enquiries.length === 0) throw new Failure('conflict', staffMessages.enquiries.closed);
    const steps: ChangeStep[] = [];
    for (const enquiry of enquiries) {
      const change = changeOf(enquiry, asked);
      steps.push(stepOf(enquiry, change));
      await updateEnquiry(tx, enquiry.id, change);
      await noteChange(tx, actor, enquiry.id, asked.kind, detailOf(enquiry, asked, ownerName));
    }
    return {
      changeId: await insertBulkChange(tx, actor.id, steps),
      count: enquiries.length,
      afterTripStarts: enquiries.filter(isAfterTripStarts(asked)).length,
    };
  });
}

/** Unassigns the enquiry when the former owner's account is deleted. */
async function withKnownOwner(tx: Tx, actor: StaffActor, change: EnquiryChange): Promise<EnquiryChange> {
  if (!change.ownerId || (await findStaffName(tx, actor, change.ownerId)) !== undefined) return change;
  return { ...change, ownerId: null };
}

/** False when the enquiry was changed again since. */
async function undoStep(
  tx: Tx,
  actor: StaffActor,
  enquiry: ChangeableEnquiry,
  step: ChangeStep,
  /** Named in the timeline of a change that it offers to undo. */
  changeId: string | undefined,
): Promise<boolean> {
  const back = stepBack(enquiry, step);
  if (!back) return false;
  await updateEnquiry(tx, enquiry.id, await withKnownOwner(tx, actor, back));
  if (step.customer) await restoreCustomers(tx, step.customer);
  await noteChange(tx, actor, enquiry.id, 'undone', {
    ...(changeId && { change: changeId }),
    ...(back.stage && { to: back.stage }),
    ...(step.fact && { fact: step.fact }),
  });
  return true;
}

/** The timeline offers to undo a changed fact and a join. */
const isNamed = (steps: readonly ChangeStep[]) =>
  steps.some(({ fact, was }) => fact !== undefined || 'joinedInto' in was);

/** Undoes one's own change once, where nothing was changed since. The timeline keeps both. */
export async function undoChange(db: Db, actor: StaffActor, changeId: string): Promise<number> {
  assertArea(actor, 'enquiries');
  return db.transaction(async (tx) => {
    // Before the change itself, which an erasure locks last.
    await lockCustomerGroups(tx);
    const steps = rowId.test(changeId) ? await takeBulkChange(tx, changeId, actor.id) : undefined;
    if (!steps) throw new Failure('not_found', staffMessages.enquiries.undone);
    const byId = new Map(steps.map((step) => [step.id, step]));
    // Before the enquiries, as a merge does.
    await lockCustomers(
      tx,
      steps.flatMap(({ customer }) => customer?.ids ?? []),
    );
    const named = isNamed(steps) ? changeId : undefined;
    let count = 0;
    for (const enquiry of await lockEnquiries(tx, [...byId.keys()])) {
      const step = byId.get(enquiry.id);
      if (step && (await undoStep(tx, actor, enquiry, step, named))) count++;
    }
    if (count === 0) throw new Failure('conflict', staffMessages.enquiries.changedSince);
    return count;
  });
}

const maxNoteLength = 5000;

/** Locks the enquiry, or the one that it was joined into. */
async function lockMain(tx: Tx, id: string): Promise<ChangeableEnquiry> {
  const [enquiry] = rowId.test(id) ? await lockEnquiries(tx, [await selectMainId(tx, id)]) : [];
  if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
  return enquiry;
}

export async function addNote(db: Db, actor: StaffActor, id: string, text: string): Promise<void> {
  assertArea(actor, 'enquiries');
  const clean = storable(text).trim();
  if (clean === '' || clean.length > maxNoteLength)
    throw new Failure('invalid', staffMessages.enquiries.noteMissing, { field: 'text' });
  await db.transaction(async (tx) => {
    const enquiry = await lockMain(tx, id);
    await updateEnquiry(tx, enquiry.id, {});
    await noteChange(tx, actor, enquiry.id, 'note', { text: clean });
  });
}

/** The customer was answered: a new enquiry becomes contacted, and a deadline that this meets moves on. */
async function storeContact(tx: Tx, actor: StaffActor, enquiry: ChangeableEnquiry): Promise<void> {
  const now = new Date();
  const isNew = enquiry.stage === 'new';
  const isMet =
    enquiry.firstResponseAt === null || (enquiry.followUpAt !== null && enquiry.followUpAt <= now);
  await updateEnquiry(tx, enquiry.id, {
    ...(enquiry.firstResponseAt === null && { firstResponseAt: now }),
    ...(isNew && { stage: 'contacted' }),
    ...(isOpen(enquiry.stage) && isMet && { followUpAt: followUpAfterContact(enquiry.followUpAt, now) }),
    ...(enquiry.ownerId === null && { ownerId: actor.id }),
  });
}

const noteFirstStage = (tx: Tx, actor: StaffActor, { id, stage }: ChangeableEnquiry) =>
  stage === 'new' ? noteChange(tx, actor, id, 'stage', { from: 'new', to: 'contacted' }) : undefined;

/** Opening a reply in the chat app, in the mail program or to copy it counts as the first response. */
export async function noteReply(
  db: Db,
  actor: StaffActor,
  id: string,
  { channel, title }: { channel: 'whatsapp' | 'mail' | 'copy' | 'call'; title: string },
): Promise<void> {
  assertArea(actor, 'enquiries');
  await db.transaction(async (tx) => {
    const enquiry = await lockMain(tx, id);
    await storeContact(tx, actor, enquiry);
    await noteChange(tx, actor, enquiry.id, 'reply-opened', { channel, title });
    await noteFirstStage(tx, actor, enquiry);
  });
}

/** Adds what the customer said in another call, visit, chat or mail; returns the enquiry that has it now. */
export async function addMessage(
  db: Db,
  actor: StaffActor,
  id: string,
  { source, text }: { source: Exclude<Source, 'form'>; text: string },
): Promise<string> {
  assertArea(actor, 'enquiries');
  const clean = storable(text).trim();
  if (clean.length > maxNoteLength) throw new Failure('invalid', staffMessages.enquiries.noteMissing);
  return db.transaction(async (tx) => {
    const enquiry = await lockMain(tx, id);
    await storeContact(tx, actor, enquiry);
    await noteChange(tx, actor, enquiry.id, 'message', { source, text: clean });
    await noteFirstStage(tx, actor, enquiry);
    return enquiry.id;
  });
}
