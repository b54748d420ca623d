import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import type { EventKind } from './enquiry.ts';
import { lockEnquiries, selectFullEnquiry, updateEnquiry } from './inbox-store.ts';
import { insertEvent } from './timeline-store.ts';

/** The contact data of an enquiry. */
export type EnquiryContact = {
  id: string;
  reference: string;
  name: string;
  phoneE164: string;
  email: string;
  stage: Stage;
  /** The cab trip that the customer asked for. */
  trip: RequestedTrip | null;
};

/** Locked against other changes until the transaction ends. */
export type LockedEnquiry = EnquiryContact & { firstResponseAt: Date | null };

async function contactOf(db: Queryable, id: string): Promise<LockedEnquiry | undefined> {
  const enquiry = await selectFullEnquiry(db, id);
  if (!enquiry || enquiry.erasedAt) return undefined;
  const { reference, name, phoneE164, email, stage, trip, firstResponseAt } = enquiry;
  return { id, reference, name, phoneE164, email, stage, trip, firstResponseAt };
}

export const viewEnquiryContact = (
  db: Queryable,
  _actor: StaffActor,
  id: string,
): Promise<EnquiryContact | undefined> => contactOf(db, id);

/** Only the name, for the public page of a quote link. */
export async function viewEnquiryName(
  db: Queryable,
  id: string,
): Promise<{ reference: string; firstName: string } | undefined> {
  const enquiry = await selectFullEnquiry(db, id);
  if (!enquiry || enquiry.erasedAt) return undefined;
  const [firstName = ''] = enquiry.name.trim().split(/\s+/);
  return { reference: referenceOf(BigInt(id)), firstName };
}

export async function lockEnquiryContact(tx: Tx, id: string): Promise<LockedEnquiry | undefined> {
  const [locked] = await lockEnquiries(tx, [id]);
  return locked && contactOf(tx, id);
}

type Progress = {
  kind: EventKind;
  /** Missing when a customer or the worker did it. */
  actor?: StaffActor;
  detail: Record<string, string>;
  /** Moves an enquiry in one of these stages to another one, with a follow-up in so many hours. */
  move?: { from: readonly Stage[]; to: Stage; followUpHours: number };
};

const hourMs = 3600_000;

/** Lets other domains add an event to an enquiry. Open staff pages update. */
export async function noteOnEnquiry(
  tx: Tx,
  enquiry: LockedEnquiry,
  { kind, actor, detail, move }: Progress,
): Promise<void> {
  const by = actor && { actorId: actor.id, actorName: actor.name };
  await insertEvent(tx, { enquiryId: enquiry.id, kind, ...by, detail });
  // Updates the time of the last change, from which the retention period counts.
  await updateEnquiry(tx, enquiry.id, {});
  if (move?.from.includes(enquiry.stage)) {
    // To the second, the precision of a page's cursor.
    const followUpAt = new Date(Math.floor(Date.now() / 1000) * 1000 + move.followUpHours * hourMs);
    await updateEnquiry(tx, enquiry.id, {
      stage: move.to,
      followUpAt,
      ...(enquiry.firstResponseAt === null && { firstResponseAt: new Date() }),
    });
    await insertEvent(tx, {
      enquiryId: enquiry.id,
      kind: 'stage',
      ...by,
      detail: { from: enquiry.stage, to: move.to },
    });
  }
  await announceLive(tx, { enquiryId: enquiry.id, isNew: false });
}
