import { createHmac } from 'node:crypto';
import { insertEvent } from '#domain/enquiries/inbox/timeline-store.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { selectEnquiry } from '#domain/enquiries/intake/enquiry-store.ts';
import type { RideDetails } from '#domain/enquiries/intake/ride-details.ts';
import { callBackOf } from '#domain/enquiries/intake/thanks-service.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { readableSigningKey } from '#domain/previews/signing-key-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import { acknowledgementMail } from '#jobs/acknowledgement-mail.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { type AcknowledgedRequest, acknowledgedRequest } from './acknowledged-request.ts';
import {
  beginSending,
  claimMailbox,
  deleteOldAcknowledgements,
  letSendAgain,
} from './acknowledgement-store.ts';
import { mailboxOf } from './mailbox.ts';

const keyName = 'enquiry-acknowledgements';

/** Several times a busy hour of the agency. More would be a flood, and mails to strangers cost the agency its name. */
const maxPerHour = 60;

type Arrival = {
  email: string;
  stage?: Stage | undefined;
  trip?: RequestedTrip | null | undefined;
  rideDetails?: RideDetails | null | undefined;
};

/** The requests of cabs with a fare have a switch of their own. */
const isSwitchedOn = (request: AcknowledgedRequest | undefined, settings: SiteSettings): boolean =>
  request ? settings.acknowledgesRequests : settings.acknowledgesEnquiries;

/** The HMAC of the mailbox that may get an acknowledgement; `undefined` for spam, and while staff have it switched off. */
export async function mailboxToAcknowledge(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  { email, stage, trip, rideDetails }: Arrival,
  settings: SiteSettings,
  now = new Date(),
): Promise<Buffer | undefined> {
  const to = stage === 'spam' ? undefined : addressIn(email);
  if (!to) return undefined;
  const isOwn = mailboxOf(to) === mailboxOf(settings.email);
  if (isOwn || !isSwitchedOn(acknowledgedRequest(trip, rideDetails, await readCabNames(db), now), settings))
    return undefined;
  const key = await readableSigningKey({ db, encryption }, keyName);
  return key && createHmac('sha256', key).update(mailboxOf(to)).digest();
}

/** In the transaction that stores the enquiry, so that neither the claim nor the job is without the other. */
export async function enqueueAcknowledgement(
  tx: Tx,
  queue: Queue,
  { enquiryId, mailbox }: { enquiryId: string; mailbox: Buffer },
): Promise<void> {
  if (await claimMailbox(tx, mailbox, { enquiryId, maxPerHour }))
    await queue.enqueue(tx, acknowledgementMail, { enquiryId });
}

export type Acknowledgement = {
  enquiryId: string;
  reference: string;
  to: string;
  callBackAt: Date;
  /** Of a requested cab with a fare. */
  request: AcknowledgedRequest | undefined;
};

/**
 * For the worker: the mail to send now. `undefined` when another run sends it or has sent it, when staff have switched
 * it off or found spam meanwhile, and when the promised time is over.
 */
export async function takeAcknowledgement(
  db: Db,
  enquiryId: string,
  now = new Date(),
): Promise<Acknowledgement | undefined> {
  const enquiry = await selectEnquiry(db, enquiryId);
  const to = enquiry && enquiry.stage !== 'spam' ? addressIn(enquiry.email) : undefined;
  const callBackAt = await callBackOf(db, BigInt(enquiryId), now);
  const request =
    enquiry && acknowledgedRequest(enquiry.trip, enquiry.rideDetails, await readCabNames(db), now);
  if (!to || !callBackAt || !isSwitchedOn(request, await readSettings(db))) return undefined;
  if (!(await beginSending(db, enquiryId))) return undefined;
  return { enquiryId, reference: referenceOf(BigInt(enquiryId)), to, callBackAt, request };
}

export const noteNotAcknowledged = (db: Queryable, enquiryId: string): Promise<void> =>
  letSendAgain(db, enquiryId);

export async function noteAcknowledged(db: Db, enquiryId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await insertEvent(tx, { enquiryId, kind: 'acknowledged' });
    await announceLive(tx, { enquiryId, isNew: false });
  });
}

export const forgetOldAcknowledgements = (db: Queryable): Promise<void> => deleteOldAcknowledgements(db);
