import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import type { ChangeStep } from '#domain/enquiries/enquiry-table.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { isOpen, type LostReason, type Stage } from '#domain/enquiries/stages.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findUser } from '#domain/staff/user-service.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';
import { insertBulkChange, takeBulkChange } from './bulk-change-store.ts';
import { stepBack, stepOf } from './change-step.ts';
import type { EventKind } from './enquiry.ts';
import { type EnquiryChange, lockEnquiries, updateEnquiry } from './inbox-store.ts';
import { insertEvent } from './timeline-store.ts';

type Locked = Awaited<ReturnType<typeof lockEnquiries>>[number];

const maxAtOnce = 200;
const dayMs = 24 * 3600_000;

/** To the second, the precision of a page's cursor. */
const wholeSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000);

export type AskedChange =
  | { kind: 'stage'; stage: Stage; lostReason?: LostReason }
  | { kind: 'owner'; ownerId: string | null }
  | { kind: 'follow-up'; followUpAt: Date };

/** An open enquiry always has a follow-up; a closed one has none. */
function stageChange(
  enquiry: Locked,
  { stage, lostReason }: Extract<AskedChange, { kind: 'stage' }>,
): EnquiryChange {
  const now = new Date();
  const isFirstResponse = enquiry.firstResponseAt === null && stage !== 'new' && stage !== 'spam';
  return {
    stage,
    lostReason: stage === 'lost' ? (lostReason ?? 'other') : '',
    followUpAt: isOpen(stage) ? (enquiry.followUpAt ?? wholeSecond(new Date(now.getTime() + dayMs))) : null,
    ...(isFirstResponse && { firstResponseAt: now }),
  };
}

function changeOf(enquiry: Locked, asked: AskedChange): EnquiryChange {
  if (asked.kind === 'stage') return stageChange(enquiry, asked);
  if (asked.kind === 'owner') return { ownerId: asked.ownerId };
  return { followUpAt: wholeSecond(asked.followUpAt) };
}

function detailOf(enquiry: Locked, asked: AskedChange, ownerName: string): Record<string, string> {
  if (asked.kind === 'stage')
    return {
      from: enquiry.stage,
      to: asked.stage,
      ...(asked.stage === 'lost' && { reason: asked.lostReason ?? 'other' }),
    };
  if (asked.kind === 'owner') return { to: ownerName };
  return { to: asked.followUpAt.toISOString() };
}

async function note(
  tx: Tx,
  actor: StaffActor,
  enquiry: { id: string },
  kind: EventKind,
  detail: Record<string, string>,
) {
  await insertEvent(tx, { enquiryId: enquiry.id, kind, actorId: actor.id, actorName: actor.name, detail });
  const subject = { kind: 'enquiry', id: enquiry.id, name: referenceOf(BigInt(enquiry.id)) };
  // A note's text stays in the timeline, which can be erased; the activity log cannot.
  const { text: _text, ...logged } = detail;
  await noteActivity(tx, lineBy(actor, 'enquiry-changed', subject, { change: kind, ...logged }));
  await announceLive(tx, { enquiryId: enquiry.id, isNew: false });
}

async function ownerNameOf(tx: Tx, actor: StaffActor, asked: AskedChange): Promise<string> {
  if (asked.kind !== 'owner' || asked.ownerId === null) return '';
  const owner = await findUser(tx, actor, asked.ownerId);
  if (!owner) throw new Failure('not_found', staffMessages.users.gone);
  return owner.name;
}

/** Changes one or many enquiries, all or none; the returned id undoes it. */
export async function changeEnquiries(
  db: Db,
  actor: StaffActor,
  ids: readonly string[],
  asked: AskedChange,
): Promise<{ changeId: string; count: number }> {
  if (ids.length === 0 || ids.length > maxAtOnce || !ids.every((id) => rowId.test(id)))
    throw new Failure('invalid', staffMessages.enquiries.noneChosen);
  if (asked.kind === 'stage' && asked.stage === 'lost' && !asked.lostReason)
    throw new Failure('invalid', staffMessages.enquiries.reasonMissing);
  return db.transaction(async (tx) => {
    const ownerName = await ownerNameOf(tx, actor, asked);
    const enquiries = await lockEnquiries(tx, ids);
    if (enquiries.length === 0) throw new Failure('not_found', staffMessages.enquiries.gone);
    const steps: ChangeStep[] = [];
    for (const enquiry of enquiries) {
      const change = changeOf(enquiry, asked);
      steps.push(stepOf(enquiry, change));
      await updateEnquiry(tx, enquiry.id, change);
      await note(tx, actor, enquiry, asked.kind, detailOf(enquiry, asked, ownerName));
    }
    return { changeId: await insertBulkChange(tx, actor.id, steps), count: enquiries.length };
  });
}

/** Unassigns the enquiry when the former owner's account is deleted. */
async function withKnownOwner(tx: Tx, actor: StaffActor, change: EnquiryChange): Promise<EnquiryChange> {
  if (!change.ownerId || (await findUser(tx, actor, change.ownerId))) return change;
  return { ...change, ownerId: null };
}

/** Undoes one's own change once, where nothing was changed since. The timeline keeps both. */
export async function undoChange(db: Db, actor: StaffActor, changeId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const steps = rowId.test(changeId) ? await takeBulkChange(tx, changeId, actor.id) : undefined;
    if (!steps) throw new Failure('not_found', staffMessages.enquiries.undone);
    const enquiries = await lockEnquiries(
      tx,
      steps.map(({ id }) => id),
    );
    let count = 0;
    for (const enquiry of enquiries) {
      const step = steps.find(({ id }) => id === enquiry.id);
      const back = step && stepBack(enquiry, step);
      if (!back) continue;
      await updateEnquiry(tx, enquiry.id, await withKnownOwner(tx, actor, back));
      await note(tx, actor, enquiry, 'undone', back.stage ? { to: back.stage } : {});
      count++;
    }
    return count;
  });
}

const maxNoteLength = 5000;

export async function addNote(db: Db, actor: StaffActor, id: string, text: string): Promise<void> {
  const clean = storable(text).trim();
  if (clean === '' || clean.length > maxNoteLength)
    throw new Failure('invalid', staffMessages.enquiries.noteMissing);
  await db.transaction(async (tx) => {
    const [enquiry] = rowId.test(id) ? await lockEnquiries(tx, [id]) : [];
    if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
    await updateEnquiry(tx, id, {});
    await note(tx, actor, enquiry, 'note', { text: clean });
  });
}

/** Opening a reply in the chat app, in the mail program or to copy it counts as the first response. */
export async function noteReply(
  db: Db,
  actor: StaffActor,
  id: string,
  { channel, title }: { channel: 'whatsapp' | 'mail' | 'copy' | 'call'; title: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [enquiry] = rowId.test(id) ? await lockEnquiries(tx, [id]) : [];
    if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
    const isNew = enquiry.stage === 'new';
    await updateEnquiry(tx, id, {
      ...(enquiry.firstResponseAt === null && { firstResponseAt: new Date() }),
      ...(isNew && { stage: 'contacted', followUpAt: wholeSecond(new Date(Date.now() + dayMs)) }),
      ...(enquiry.ownerId === null && { ownerId: actor.id }),
    });
    await note(tx, actor, enquiry, 'reply-opened', { channel, title });
    if (isNew) await note(tx, actor, enquiry, 'stage', { from: 'new', to: 'contacted' });
  });
}
