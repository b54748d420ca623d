import { z } from 'zod';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { lockEnquiries, updateEnquiry } from '#domain/enquiries/inbox/change-store.ts';
import { countEvents, insertEvent } from '#domain/enquiries/inbox/timeline-store.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { isOpen } from '#domain/enquiries/stages.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { customerMail } from '#jobs/customer-mail.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { cutTo, storable } from '#platform/text.ts';
import {
  endCustomerMail,
  insertCustomerMail,
  markSent,
  moveDueFollowUp,
  selectLastMessageId,
  selectTextByKey,
  selectUnsent,
} from './customer-mail-store.ts';
import { markWaiting } from './mail-reply-store.ts';
import { returned } from './waiting.ts';

type Parts = { db: Db; queue: Queue };

const maxTextLength = 10_000;
const address = z.email();

/** To the second, the precision of a page's cursor. */
const inADay = () => new Date(Math.floor(Date.now() / 1000) * 1000 + 24 * 3600_000);

/** `key` is the same when the same form is sent twice. */
export type MailRequest = { text: string; key: string };

/**
 * Mails a customer from the enquiry's page. It counts as an answer: the enquiry gets its first response, an owner and
 * another follow-up. The worker sends it.
 */
export async function sendCustomerMail(
  { db, queue }: Parts,
  actor: StaffActor,
  id: string,
  { text, key }: MailRequest,
): Promise<void> {
  assertArea(actor, 'enquiries');
  const clean = storable(text).trim();
  if (clean === '' || clean.length > maxTextLength)
    throw new Failure('invalid', staffMessages.enquiries.mailTextMissing);
  if (key === '' || key.length > 60) throw new Failure('invalid');
  const idempotencyKey = `${actor.id}:${key}`;
  await queue.transaction(db, async (tx) => {
    const [enquiry] = rowId.test(id) ? await lockEnquiries(tx, [id]) : [];
    if (!enquiry) throw new Failure('not_found', staffMessages.enquiries.gone);
    // The lock makes a second click wait here.
    const sentText = await selectTextByKey(tx, idempotencyKey);
    if (sentText === clean) return;
    // The answer to the first try was lost, and the text was changed before the second.
    if (sentText !== undefined) throw new Failure('conflict', staffMessages.enquiries.mailSentBefore);
    const to = address.safeParse(enquiry.email).data;
    if (!to) throw new Failure('invalid', staffMessages.enquiries.noMailAddress);
    const isNew = enquiry.stage === 'new';
    await updateEnquiry(tx, id, {
      ...(enquiry.firstResponseAt === null && { firstResponseAt: new Date() }),
      ...(isNew && { stage: 'contacted', followUpAt: inADay() }),
      ...(enquiry.ownerId === null && { ownerId: actor.id }),
    });
    await moveDueFollowUp(tx, id);
    const eventId = await insertCustomerMail(tx, {
      enquiryId: id,
      idempotencyKey,
      actor,
      detail: { to, text: clean },
    });
    if (isNew)
      await insertEvent(tx, {
        enquiryId: id,
        kind: 'stage',
        actorId: actor.id,
        actorName: actor.name,
        detail: { from: 'new', to: 'contacted' },
      });
    const subject = { kind: 'enquiry', id, name: referenceOf(BigInt(id)) };
    await noteActivity(tx, lineBy(actor, 'enquiry-changed', subject, { change: 'mail-to-customer' }));
    await queue.enqueue(tx, customerMail, { eventId });
    await announceLive(tx, { enquiryId: id, isNew: false });
  });
}

export type CustomerMail = {
  eventId: string;
  enquiryId: string;
  reference: string;
  to: string;
  text: string;
  /** The mail that this one answers. */
  inReplyTo: string | undefined;
};

/** For the worker: a mail that was not sent yet; `undefined` when it was, or the customer was erased. */
export async function findUnsentMail(db: Queryable, eventId: string): Promise<CustomerMail | undefined> {
  const found = await selectUnsent(db, eventId);
  const { to, text } = found?.detail ?? {};
  if (!found || !to || !text) return undefined;
  const { enquiryId } = found;
  return {
    eventId,
    enquiryId,
    reference: referenceOf(BigInt(enquiryId)),
    to,
    text,
    inReplyTo: await selectLastMessageId(db, enquiryId),
  };
}

export async function noteCustomerMailSent(db: Db, { eventId, enquiryId }: CustomerMail): Promise<void> {
  await db.transaction(async (tx) => {
    await endCustomerMail(tx, eventId);
    await markSent(tx, eventId);
    await announceLive(tx, { enquiryId, isNew: false });
  });
}

/** `isOver` when the mail server refused it for good. */
export async function noteCustomerMailFailed(
  db: Db,
  { eventId, enquiryId, to }: CustomerMail,
  { reason, isOver }: { reason: string; isOver: boolean },
): Promise<void> {
  const detail = { to, reason: cutTo(storable(reason), 300) };
  await db.transaction(async (tx) => {
    const [enquiry] = await lockEnquiries(tx, [enquiryId]);
    if (isOver || !enquiry) await endCustomerMail(tx, eventId);
    // The address of an erased customer must not come back.
    if (!enquiry) return;
    if (isOver) {
      await insertEvent(tx, { enquiryId, kind: 'mail-bounced', detail });
      if (isOpen(enquiry.stage)) await markWaiting(tx, enquiryId, returned(enquiry.stage));
    } else await countEvents(tx, [enquiryId], { kind: 'mail-failed', detail });
    await announceLive(tx, { enquiryId, isNew: false });
  });
}
