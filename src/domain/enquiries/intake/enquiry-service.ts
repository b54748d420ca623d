import { createHash, randomUUID } from 'node:crypto';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import {
  claimToAcknowledge,
  enqueueAcknowledgement,
} from '#domain/enquiries/acknowledgement/acknowledgement-service.ts';
import { type AskedInCall, askedInCall } from '#domain/enquiries/call/asked-in-call.ts';
import type { CallChoice } from '#domain/enquiries/call/call-trip.ts';
import { assignClick, selectOpenClick } from '#domain/enquiries/clicks/click-store.ts';
import { contactOf, customerFor, emailOfCaller } from '#domain/enquiries/customers/customer-service.ts';
import { followUpAfterContact } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { insertEvent } from '#domain/enquiries/inbox/timeline-store.ts';
import { countSender, type Sender } from '#domain/enquiries/spam/sender-service.ts';
import { judge } from '#domain/enquiries/spam/spam.ts';
import { type CabNames, cityName } from '#domain/fares/cab-names.ts';
import { assertOffered, readCabNames } from '#domain/fares/cab-names-service.ts';
import { tripOfQuery } from '#domain/fares/fare-service.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { e164Of } from '#domain/shared/phone-number.ts';
import { isSameRequest, requestFingerprint } from '#domain/shared/request-fingerprint.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import { askedPriceOf } from '#domain/tour-packages/price/asked-price-service.ts';
import { enquiryMail } from '#jobs/enquiry-mail.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { cutTo } from '#platform/text.ts';
import { answerWayOf } from './answer-way.ts';
import { contactMessages as messages } from './contact-messages.ts';
import { referenceOf } from './enquiry-reference.ts';
import {
  type Before,
  insertArrival,
  insertEnquiry,
  isKeyTaken,
  type NewRow,
  type Stored,
  selectBefore,
  selectByKey,
} from './enquiry-store.ts';
import { formAgeMs } from './form-token.ts';
import type { HandEnquiry, NewEnquiry, Received } from './new-enquiry.ts';
import { cabs, noOrigin, pageOf, pageOfCode, placeOf } from './origin.ts';
import { rideDetailsOf } from './ride-details.ts';
import { columnsOfTypedTrip } from './typed-trip.ts';

function fingerprintOf(enquiry: NewEnquiry): string {
  const { name, contactNo, email, message, trip, party, typedTrip = {}, ride = {} } = enquiry;
  const typed = [...Object.entries(typedTrip), ...Object.entries(ride)];
  const more = [trip, party, typed.length > 0 && typed].filter(Boolean);
  return createHash('sha256')
    .update(JSON.stringify([name, contactNo, email, message, ...more]))
    .digest('hex');
}

/** The key when the browser runs no script: the same text on the same day is the same enquiry. */
function keyFromContent(fingerprint: string): string {
  return `${dayInIndia(new Date())}:${fingerprint}`;
}

type Parts = { db: Db; encryption: Encryption; queue: Queue };

/** The first follow-up is due at the end of the agency's response target. */
const firstFollowUp = ({ responseTargetMinutes }: SiteSettings): Date =>
  new Date(Math.floor(Date.now() / 1000) * 1000 + responseTargetMinutes * 60_000);

/** A submitted enquiry with its sender and its idempotency key. */
type Arrival = { enquiry: NewEnquiry; fingerprint: string; from: Sender; idempotencyKey: string };

/** The row to insert, with stage, follow-up and origin. */
async function rowOf(
  { db, encryption }: Parts,
  { enquiry, from, idempotencyKey }: Arrival,
  { sameWords, settings }: Pick<Before, 'sameWords'> & { settings: SiteSettings },
): Promise<NewRow> {
  const {
    origin = noOrigin,
    traces,
    consentVersion = '',
    trip: tripQuery = '',
    party = '',
    typedTrip = {},
    ride = {},
    ...words
  } = enquiry;
  const phoneE164 = e164Of(words.contactNo);
  const page = pageOf(origin.page);
  const ageMs = traces ? await formAgeMs({ db, encryption }, traces.token) : undefined;
  const senderRate = await countSender({ db, encryption }, from, idempotencyKey);
  const verdict = judge(enquiry, { phoneE164, ageMs, sameWords, senderRate });
  const trip = await tripOfQuery(db, tripQuery, new Date());
  const names = trip || typedTrip.carType ? await readCabNames(db) : noNames;
  const packagePrice = await askedPriceOf(db, origin.packageId, party);
  return {
    ...words,
    phoneE164,
    page,
    ...(trip ? cabs(cityName(names, trip.city)) : placeOf(page)),
    trip: trip ?? null,
    ...columnsOfTypedTrip(typedTrip, names, new Date()),
    ...(trip && tripFieldsOf(trip)),
    rideDetails: rideDetailsOf(ride) ?? null,
    packagePrice: packagePrice ?? null,
    ...(packagePrice && peopleOf(packagePrice)),
    packageId: rowId.test(origin.packageId) ? BigInt(origin.packageId) : null,
    campaign: cutTo(origin.campaign, 200),
    consentVersion,
    spamScore: verdict.score,
    spamReasons: verdict.reasons,
    stage: verdict.isSpam ? 'spam' : 'new',
    followUpAt: verdict.isSpam ? null : firstFollowUp(settings),
  };
}

/** Read only for enquiries that name a car or a city. */
const noNames: CabNames = { carTypes: [], cities: [] };

/** What the asked cab ride says about the trip. */
const tripFieldsOf = ({ from, to, day, time, returnDay, car }: RequestedTrip) => ({
  tripFrom: cutTo(from, 100),
  tripTo: cutTo(to, 100),
  tripStarts: day,
  tripTime: time,
  tripEnds: returnDay ?? day,
  carType: car,
});

/** What the party of a package says about the trip. */
const peopleOf = ({ party: { adults, childAges } }: PriceRequest) => ({ adults, children: childAges.length });

const receivedAs = (
  { id, receivedAt }: Stored,
  { email, ride }: NewEnquiry,
  settings: SiteSettings,
): Received => ({
  id: String(id),
  reference: referenceOf(id),
  receivedAt,
  settings,
  answerBy: answerWayOf(email, rideDetailsOf(ride ?? {})?.answerBy),
});

/** What was stored before; refuses another text under a used key. */
async function readBefore(db: Db, { enquiry, idempotencyKey, fingerprint }: Arrival): Promise<Before> {
  const before = await selectBefore(db, { key: idempotencyKey, message: enquiry.message, fingerprint });
  if (before.earlier && before.earlier.fingerprint !== fingerprint)
    throw new Failure('conflict', messages.keyUsed);
  return before;
}

/** Stores the row and its jobs, in one transaction. */
async function store(parts: Parts, arrival: Arrival, row: NewRow, settings: SiteSettings): Promise<Stored> {
  const { db, queue } = parts;
  const { idempotencyKey, fingerprint, from } = arrival;
  const claim = await claimToAcknowledge(parts, row, from, settings);
  return queue.transaction(db, async (tx) => {
    const email = row.email ?? '';
    const contact = contactOf({ name: row.name, phoneE164: row.phoneE164, email });
    const stored = await insertArrival(tx, { ...row, idempotencyKey, fingerprint }, contact);
    const enquiryId = String(stored.id);
    if (row.stage !== 'spam') await queue.enqueue(tx, enquiryMail, { enquiryId });
    if (claim) await enqueueAcknowledgement(tx, queue, { enquiryId, claim });
    return stored;
  });
}

/** Stores the enquiry and its mail job in one transaction, once per idempotency key. */
export async function receiveEnquiry(
  parts: Parts,
  enquiry: NewEnquiry,
  from: Sender,
  key?: string,
): Promise<Received> {
  const { db } = parts;
  const fingerprint = fingerprintOf(enquiry);
  const idempotencyKey = key ?? keyFromContent(fingerprint);
  const arrival = { enquiry, fingerprint, from, idempotencyKey };
  // Before the sender is counted, so that retries do not count as spam.
  const { earlier, sameWords } = await readBefore(db, arrival);
  const settings = await readSettings(db);
  if (earlier) return receivedAs(earlier, enquiry, settings);
  const row = await rowOf(parts, arrival, { sameWords, settings });
  try {
    return receivedAs(await store(parts, arrival, row, settings), enquiry, settings);
  } catch (error) {
    const twin = isKeyTaken(error) ? (await readBefore(db, arrival)).earlier : undefined;
    if (!twin) throw error;
    return receivedAs(twin, enquiry, settings);
  }
}

/** The same key with other content than the enquiry was added with. */
export class AddedDifferently extends Failure {
  readonly enquiryId: string;

  constructor(id: bigint) {
    super('conflict', staffMessages.enquiries.addedDifferently(referenceOf(id)));
    this.enquiryId = String(id);
  }
}

/** The enquiry of an earlier request; refuses when that one asked for something else. */
function sameEnquiry({ id, fingerprint: stored }: { id: bigint; fingerprint: string }, fingerprint: string) {
  if (!isSameRequest(stored, fingerprint)) throw new AddedDifferently(id);
  return String(id);
}

const noChoice: CallChoice = { car: '', rates: '' };

/** What was asked in a call, with the places and days as the fare was worked out for them. */
function columnsOfCall(
  { trip, packageId, ...others }: AskedInCall,
  { carType, tripTime = '' }: HandEnquiry['trip'] & object,
) {
  const { car, ...ride } = trip ? { car: trip.car, ...tripFieldsOf(trip) } : { car: '' };
  return {
    ...others,
    ...(trip && { trip, ...ride, tripTime, carType: car || (carType ?? '') }),
    ...(packageId && { packageId: BigInt(packageId) }),
  };
}

/** Adds an enquiry from a call or visit: the staff member owns it, it is not waiting, and response times leave it out. */
export async function addByHand(
  db: Db,
  actor: StaffActor,
  { code, source, key, trip = {}, call, choice, ...words }: HandEnquiry,
): Promise<string> {
  assertArea(actor, 'enquiries');
  const phoneE164 = e164Of(words.contactNo);
  const click = code ? await selectOpenClick(db, code) : undefined;
  const page = click?.page ?? pageOfCode(code);
  const carType = choice?.car || trip.carType;
  if (carType) await assertOffered(db, { carType }, { carType: staffMessages.facts.choice, city: '' });
  const { packageId: _packageId, ...tripFields } = trip;
  const asked = call ? await askedInCall(db, call, choice ?? noChoice, new Date()) : {};
  // The staff member has just spoken with the customer, so the first deadline is met.
  const followUpAt = followUpAfterContact(null, new Date());
  const idempotencyKey = `by-hand:${actor.id}:${key || randomUUID()}`;
  const fingerprint = requestFingerprint({
    ...words,
    ...trip,
    source,
    code,
    ...(call && { ...call, ...choice }),
  });
  return db.transaction(async (tx) => {
    const earlier = await selectByKey(tx, idempotencyKey);
    if (earlier) return sameEnquiry(earlier, fingerprint);
    const customerId = await customerFor(tx, { ...words, phoneE164 });
    const row = {
      ...words,
      formDate: '',
      source,
      phoneE164,
      page,
      ...placeOf(page),
      ...tripFields,
      ...columnsOfCall(asked, tripFields),
      campaign: click?.campaign ?? '',
      clickCode: code,
      ownerId: BigInt(actor.id),
      stage: 'contacted' as const,
      firstResponseAt: new Date(),
      followUpAt,
      // The answer goes to the known address also when nobody has typed it.
      email: words.email || (await emailOfCaller(tx, customerId, phoneE164)),
      customerId: BigInt(customerId),
    };
    const id = await insertEnquiry(tx, { ...row, idempotencyKey, fingerprint });
    if (id === undefined) {
      const twin = await selectByKey(tx, idempotencyKey);
      if (!twin) throw new Failure('conflict');
      return sameEnquiry(twin, fingerprint);
    }
    const enquiryId = String(id);
    if (click) await assignClick(tx, click.id, enquiryId);
    await insertEvent(tx, {
      enquiryId,
      kind: 'added-by-hand',
      actorId: actor.id,
      actorName: actor.name,
      detail: { source },
    });
    const subject = { kind: 'enquiry', id: enquiryId, name: referenceOf(id) };
    await noteActivity(tx, lineBy(actor, 'enquiry-added', subject, { source }));
    await announceLive(tx, { enquiryId, isNew: true });
    return enquiryId;
  });
}
