import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import type { EventKind } from './enquiry.ts';
import { insertEvent } from './timeline-store.ts';

type Detail = Record<string, string>;

/** Stages, times, owners, references and channels; every other detail may be a text about the customer. */
const loggedDetails = ['from', 'to', 'into', 'reason', 'channel', 'source', 'fact'];

/**
 * Adds an event to the timeline and a line to the activity log, and updates open pages. The timeline can be erased and
 * the activity log cannot, so texts and facts about the customer are only in the former.
 */
export async function noteChange(
  tx: Tx,
  actor: StaffActor,
  enquiryId: string,
  kind: EventKind,
  detail: Detail,
): Promise<void> {
  assertArea(actor, 'enquiries');
  await insertEvent(tx, { enquiryId, kind, actorId: actor.id, actorName: actor.name, detail });
  const subject = { kind: 'enquiry', id: enquiryId, name: referenceOf(BigInt(enquiryId)) };
  const logged = Object.entries(detail).filter(([key]) =>
    kind === 'fact' ? key === 'fact' : loggedDetails.includes(key),
  );
  await noteActivity(
    tx,
    lineBy(actor, 'enquiry-changed', subject, { change: kind, ...Object.fromEntries(logged) }),
  );
  await announceLive(tx, { enquiryId, isNew: false });
}
