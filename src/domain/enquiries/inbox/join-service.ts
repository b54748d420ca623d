import type { ChangeStep } from '#domain/enquiries/enquiry-table.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { isOpen } from '#domain/enquiries/stages.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { insertBulkChange } from './bulk-change-store.ts';
import { stepOf } from './change-step.ts';
import {
  type ChangeableEnquiry,
  type EnquiryChange,
  lockEnquiries,
  selectJoinedIds,
  updateEnquiry,
} from './change-store.ts';
import { followUpAfterContact } from './enquiry-change-service.ts';
import { noteChange } from './note-change-service.ts';

const referenceFor = ({ id }: { id: string }) => referenceOf(BigInt(id));

function assertJoinable(from: ChangeableEnquiry | undefined, into: ChangeableEnquiry | undefined) {
  if (!from || !into) throw new Failure('not_found', staffMessages.enquiries.gone);
  const isSameCustomer = from.customerId !== null && from.customerId === into.customerId;
  if (!isSameCustomer || !isOpen(from.stage) || !isOpen(into.stage))
    throw new Failure('conflict', staffMessages.enquiries.notJoinable);
  return { from, into };
}

async function applied(tx: Tx, enquiry: ChangeableEnquiry, change: EnquiryChange): Promise<ChangeStep> {
  await updateEnquiry(tx, enquiry.id, change);
  return stepOf(enquiry, change);
}

/** The earlier deadline counts, because the customer waits for an answer to both. */
const earlierOf = (one: Date | null, other: Date | null): Date | null =>
  one && other && other < one ? other : (one ?? other);

/**
 * Joins an open enquiry into another one of the same customer, together with what was joined into it before. The
 * returned id undoes it.
 */
export async function joinEnquiries(
  db: Db,
  actor: StaffActor,
  fromId: string,
  intoId: string,
): Promise<string> {
  assertArea(actor, 'enquiries');
  if (fromId === intoId || !rowId.test(fromId) || !rowId.test(intoId)) throw new Failure('invalid');
  return db.transaction(async (tx) => {
    const children = await selectJoinedIds(tx, fromId);
    const locked = await lockEnquiries(tx, [fromId, intoId, ...children]);
    const byId = (id: string) => locked.find((enquiry) => enquiry.id === id);
    const { from, into } = assertJoinable(byId(fromId), byId(intoId));
    const steps = [
      await applied(tx, from, {
        stage: 'joined',
        stageBeforeJoin: from.stage,
        joinedInto: into.id,
        followUpAt: null,
        followUpPurpose: '',
      }),
      await applied(tx, into, { followUpAt: earlierOf(into.followUpAt, from.followUpAt) }),
    ];
    for (const child of locked.filter(({ joinedInto }) => joinedInto === from.id))
      steps.push(await applied(tx, child, { joinedInto: into.id }));
    const change = await insertBulkChange(tx, actor.id, steps);
    await noteChange(tx, actor, from.id, 'joined', { into: referenceFor(into) });
    await noteChange(tx, actor, into.id, 'joined', { from: referenceFor(from), change });
    return change;
  });
}

/** Takes a joined enquiry out again. It has the stage from before, and is followed up within a day. */
export async function unjoinEnquiry(db: Db, actor: StaffActor, id: string): Promise<void> {
  assertArea(actor, 'enquiries');
  if (!rowId.test(id)) throw new Failure('invalid');
  await db.transaction(async (tx) => {
    const [enquiry] = await lockEnquiries(tx, [id]);
    if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
    if (enquiry.joinedInto === null) throw new Failure('conflict', staffMessages.enquiries.notJoined);
    await updateEnquiry(tx, id, {
      stage: enquiry.stageBeforeJoin || 'contacted',
      stageBeforeJoin: '',
      joinedInto: null,
      followUpAt: followUpAfterContact(null, new Date()),
    });
    const main = { id: enquiry.joinedInto };
    await noteChange(tx, actor, id, 'unjoined', { into: referenceFor(main) });
    await noteChange(tx, actor, main.id, 'unjoined', { from: referenceFor(enquiry) });
  });
}
