import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { RideDetails } from '#domain/enquiries/intake/ride-details.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import type { CarType } from '#domain/fares/rates.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { lockEnquiries, selectMainId, updateEnquiry } from './change-store.ts';
import type { EventKind } from './enquiry.ts';
import { selectFullEnquiry } from './inbox-store.ts';
import { countEvents, insertEvent } from './timeline-store.ts';

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
  rideDetails: RideDetails | null;
  /** The tour package that the customer asked about. */
  packageId: string | null;
  /** The party of the package, and the price that its page showed. */
  packagePrice: PriceRequest | null;
  adults: number | null;
  children: number | null;
  /** The first and the last day of the trip, `2026-12-24`. */
  tripStarts: string | null;
  tripEnds: string | null;
  /** The pick-up time, `06:30`, or empty. */
  tripTime: string;
  tripFrom: string;
  tripTo: string;
  carType: CarType | '';
  customerId: string | null;
  ownerId: string | null;
};

/** Locked against other changes until the transaction ends. */
export type LockedEnquiry = EnquiryContact & { firstResponseAt: Date | null };

async function contactOf(db: Queryable, id: string): Promise<LockedEnquiry | undefined> {
  const enquiry = await selectFullEnquiry(db, id);
  if (!enquiry || enquiry.erasedAt) return undefined;
  const { reference, name, phoneE164, email, stage, trip, rideDetails, firstResponseAt } = enquiry;
  const { packageId, adults, children, tripStarts, tripEnds, tripTime, tripFrom, tripTo, carType } = enquiry;
  const { customerId, ownerId } = enquiry;
  const people = { packageId, packagePrice: enquiry.packagePrice, adults, children, customerId, ownerId };
  const facts = { ...people, tripStarts, tripEnds, tripTime, tripFrom, tripTo, carType };
  return { id, reference, name, phoneE164, email, stage, trip, rideDetails, firstResponseAt, ...facts };
}

export async function viewEnquiryContact(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<EnquiryContact | undefined> {
  assertArea(actor, 'enquiries');
  return contactOf(db, id);
}

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

export type EnquiryRecipient = {
  reference: string;
  firstName: string;
  name: string;
  /** Empty when no number could be read in what was typed. */
  phoneE164: string;
  email: string;
};

/** For the worker, which mails customers, and the agency about them. */
export async function viewEnquiryRecipient(db: Queryable, id: string): Promise<EnquiryRecipient | undefined> {
  const named = await viewEnquiryName(db, id);
  const contact = named && (await contactOf(db, id));
  return contact && { ...named, name: contact.name, phoneE164: contact.phoneE164, email: contact.email };
}

/** Locks the enquiry, or the one that it was joined into: its mails and quotes belong there. */
export async function lockEnquiryContact(tx: Tx, id: string): Promise<LockedEnquiry | undefined> {
  const [locked] = await lockEnquiries(tx, [await selectMainId(tx, id)]);
  return locked && contactOf(tx, locked.id);
}

type Progress = {
  kind: EventKind;
  /** Missing when a customer or the worker did it. */
  actor?: StaffActor;
  detail: Record<string, string>;
  /** Moves an enquiry in one of these stages to another one, with a follow-up in so many hours. */
  move?: { from: readonly Stage[]; to: Stage; followUpHours: number };
  /** The total of a new quote, which becomes the enquiry's value. */
  quotedPaise?: number;
};

/** A mail to the customer that failed: `mail-bounced` when the mail server refused it for good. */
export async function noteMailFailure(
  tx: Tx,
  enquiry: LockedEnquiry,
  kind: 'mail-failed' | 'mail-bounced',
  detail: { to: string; reason: string },
): Promise<void> {
  await countEvents(tx, [enquiry.id], { kind, detail });
  await announceLive(tx, { enquiryId: enquiry.id, isNew: false });
}

const hourMs = 3600_000;

/** Lets other domains add an event to an enquiry. Open staff pages update. Moving an unassigned one on assigns it. */
export async function noteOnEnquiry(
  tx: Tx,
  enquiry: LockedEnquiry,
  { kind, actor, detail, move, quotedPaise }: Progress,
): Promise<void> {
  const by = actor && { actorId: actor.id, actorName: actor.name };
  await insertEvent(tx, { enquiryId: enquiry.id, kind, ...by, detail });
  // Updates the time of the last change, from which the retention period counts.
  await updateEnquiry(tx, enquiry.id, quotedPaise === undefined ? {} : { quotedPaise });
  if (move?.from.includes(enquiry.stage)) {
    // To the second, the precision of a page's cursor.
    const followUpAt = new Date(Math.floor(Date.now() / 1000) * 1000 + move.followUpHours * hourMs);
    await updateEnquiry(tx, enquiry.id, {
      stage: move.to,
      followUpAt,
      // What the follow-up was for, such as sending a quote, is done.
      followUpPurpose: '',
      ...(enquiry.firstResponseAt === null && { firstResponseAt: new Date() }),
      ...(actor && enquiry.ownerId === null && { ownerId: actor.id }),
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
