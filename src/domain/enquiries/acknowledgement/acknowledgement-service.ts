import { createHmac } from 'node:crypto';
import { insertEvent } from '#domain/enquiries/inbox/timeline-store.ts';
import { answerWayOf } from '#domain/enquiries/intake/answer-way.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { selectEnquiry } from '#domain/enquiries/intake/enquiry-store.ts';
import type { AnswerWay } from '#domain/enquiries/intake/ride-fields-input.ts';
import { callBackOf } from '#domain/enquiries/intake/thanks-service.ts';
import type { Sender } from '#domain/enquiries/spam/sender-service.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readableSigningKey } from '#domain/previews/signing-key-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { addressIn } from '#domain/shared/mail-address.ts';
import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import { describePublicPackageById } from '#domain/tour-packages/tour-package-service.ts';
import { acknowledgementMail } from '#jobs/acknowledgement-mail.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { slash64Of } from '#platform/http/client-address.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { type AcknowledgedPackage, acknowledgedPackage } from './acknowledged-package.ts';
import { type AcknowledgedRequest, acknowledgedRequest, type CabEnquiry } from './acknowledged-request.ts';
import {
  type AcknowledgementLimits,
  beginSending,
  type Claim,
  claimMailbox,
  deleteOldAcknowledgements,
  letSendAgain,
} from './acknowledgement-store.ts';
import { mailboxOf } from './mailbox.ts';

const keyName = 'enquiry-acknowledgements';

/**
 * In all several times a busy hour of the agency. More would be a flood, and mails to strangers cost the agency its name. The guests
 * of a hotel, or of a mobile provider that shares its IPv4 addresses, are one network.
 */
const limits: AcknowledgementLimits = { maxPerHour: 60, maxPerNetwork: 10, maxPerDay: 5 };

type Arrival = CabEnquiry & {
  email: string;
  stage?: Stage | undefined;
  packagePrice?: PriceRequest | null | undefined;
};

/** Enquiries with a price that was worked out, of a cab or of a package, have a switch of their own. */
const isSwitchedOn = (hasPrice: boolean, settings: SiteSettings): boolean =>
  hasPrice ? settings.acknowledgesRequests : settings.acknowledgesEnquiries;

/** The mailbox that may get an acknowledgement, and who asks; `undefined` for spam, and while staff have it switched off. */
export async function claimToAcknowledge(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  { email, stage, packagePrice, ...arrival }: Arrival,
  { fromAddress, isProxyAddress = false }: Sender,
  settings: SiteSettings,
  now = new Date(),
): Promise<Claim | undefined> {
  const to = stage === 'spam' ? undefined : addressIn(email);
  if (!to) return undefined;
  const isOwn = mailboxOf(to) === mailboxOf(settings.email);
  const hasPrice =
    Boolean(packagePrice?.price) || acknowledgedRequest(arrival, await readCabNames(db), now) !== undefined;
  if (isOwn || !isSwitchedOn(hasPrice, settings)) return undefined;
  const key = await readableSigningKey({ db, encryption }, keyName);
  if (!key) return undefined;
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    mailbox: hashOf(mailboxOf(to)),
    network: isProxyAddress ? null : hashOf(`network ${slash64Of(fromAddress)}`),
  };
}

/** In the transaction that stores the enquiry, so that neither the claim nor the job is without the other. */
export async function enqueueAcknowledgement(
  tx: Tx,
  queue: Queue,
  { enquiryId, claim }: { enquiryId: string; claim: Claim },
): Promise<void> {
  if (await claimMailbox(tx, claim, enquiryId, limits))
    await queue.enqueue(tx, acknowledgementMail, { enquiryId });
}

export type Acknowledgement = {
  enquiryId: string;
  reference: string;
  to: string;
  callBackAt: Date;
  answerBy: AnswerWay;
  /** Of a requested cab with a fare. */
  request: AcknowledgedRequest | undefined;
  /** Of a package with a price. */
  tour: AcknowledgedPackage | undefined;
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
  const request = enquiry && acknowledgedRequest(enquiry, await readCabNames(db), now);
  if (!enquiry || !to || !callBackAt) return undefined;
  const { packageId, packagePrice, rideDetails, email } = enquiry;
  const found = packageId === null ? undefined : await describePublicPackageById(db, packageId);
  const tour = acknowledgedPackage(packagePrice, found);
  if (!isSwitchedOn(request !== undefined || tour !== undefined, await readSettings(db))) return undefined;
  if (!(await beginSending(db, enquiryId))) return undefined;
  const reference = referenceOf(BigInt(enquiryId));
  const answerBy = answerWayOf(email, rideDetails?.answerBy);
  return { enquiryId, reference, to, callBackAt, answerBy, request, tour };
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
