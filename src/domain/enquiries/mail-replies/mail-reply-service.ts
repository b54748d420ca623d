import { expectMailFiles } from '#domain/attachments/mail-file-service.ts';
import { insertEvent } from '#domain/enquiries/inbox/timeline-store.ts';
import { isOpen } from '#domain/enquiries/stages.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import type { Attachment, DeliveryReport, MailContent, MailHead, MailHeaders } from '#platform/mail/mail.ts';
import { fieldOf, isAutomatic, isReport } from '#platform/mail/mail-headers.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { cutTo, storable } from '#platform/text.ts';
import { emailsOf, lockRepliedEnquiry, markWaiting, type RepliedEnquiry } from './mail-reply-store.ts';
import {
  countAddedInDay,
  insertReceived,
  lockBookmark,
  type MailSource,
  moveBookmark,
} from './mailbox-store.ts';
import { splitQuoted } from './quoted-text.ts';
import type { ReplyDetail } from './reply-detail.ts';
import { enquiryIn } from './reply-token.ts';
import { replied, returned, type Waiting } from './waiting.ts';

/** `key` verifies tokens, and `host` is the site's, which Message-IDs of ours end with. */
type Parts = { db: Db; key: Buffer; host: string };

/** Where a mail is. */
export type MailPlace = { mailbox: string; uidValidity: bigint; uid: number };

/** What a mail is to us: a reply, a report about a mail of ours, or none of our business. */
export type MailMeaning =
  | { kind: 'reply'; enquiryId: string }
  | { kind: 'report'; enquiryId: string | undefined }
  | { kind: 'other' };

const maxTextLength = 20_000;
const maxSubjectLength = 200;
/**
 * How many mails are added to an enquiry in a day; above that something is wrong, such as two programs that answer each other. Counted
 * apart, because anyone who knows the reply address can send reports and mails, and must not use up what the customer may write.
 */
const maxInDay: Readonly<Record<MailSource, number>> = { customer: 100, 'other-sender': 30, report: 10 };

const hasRoomFor = async (tx: Tx, enquiryId: string, source: MailSource): Promise<boolean> =>
  (await countAddedInDay(tx, enquiryId, source)) < maxInDay[source];

const isOfCustomer = ({ from }: MailHead, { emails }: RepliedEnquiry): boolean =>
  emails.includes(from.toLowerCase());

const recipientFields = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];
const textOf = (headers: MailHeaders, names: readonly string[]) =>
  names.flatMap((name) => headers.get(name) ?? []).join(' ');

/** Each costs a query, and a long header has thousands of them. */
const maxReferences = 50;

/** The mail about a new enquiry has a Message-ID that can be guessed, so only the customer's own reply counts. */
async function customersThread(db: Queryable, { headers, from }: MailHead, host: string) {
  const references = textOf(headers, ['in-reply-to', 'references']);
  let count = 0;
  for (const [, id = '', named] of references.matchAll(/<enquiry-(\d{1,18})@([^<>\s]{1,255})>/g)) {
    if (++count > maxReferences) return undefined;
    if (named === host && rowId.test(id) && (await emailsOf(db, id)).includes(from.toLowerCase())) return id;
  }
  return undefined;
}

/** Decides by the header alone. Only a token or a thread of ours leads to an enquiry. */
export async function meaningOf(parts: Parts, head: MailHead): Promise<MailMeaning> {
  const { headers, from } = head;
  const { key } = parts;
  const named =
    enquiryIn(key, textOf(headers, recipientFields)) ??
    enquiryIn(key, textOf(headers, ['in-reply-to', 'references']));
  if (isReport(headers)) return { kind: 'report', enquiryId: named };
  if (isAutomatic(headers)) return { kind: 'other' };
  const { email } = await readSettings(parts.db);
  if (from.toLowerCase() === email.toLowerCase()) return { kind: 'other' };
  const enquiryId = named ?? (await customersThread(parts.db, head, parts.host));
  return enquiryId ? { kind: 'reply', enquiryId } : { kind: 'other' };
}

/** Runs the work and moves the bookmark behind the mail in one transaction; not when another worker was first. */
async function atMail<Result>(
  db: Db,
  { mailbox, uidValidity, uid }: MailPlace,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction(async (tx) => {
    const bookmark = await lockBookmark(tx, mailbox);
    if (bookmark?.uidValidity !== uidValidity || bookmark.lastUid >= uid) return undefined;
    await moveBookmark(tx, mailbox, uid);
    return work(tx);
  });
}

/** Leaves the mail as it is. */
export async function skipMail(db: Db, place: MailPlace): Promise<void> {
  await atMail(db, place, async () => {});
}

const clean = (text: string, maxLength: number) => cutTo(storable(text).trim(), maxLength);
/** Of a header: one line, without control characters. */
const cleanLine = (text: string, maxLength: number) =>
  clean(text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' '), maxLength);

/** A mail without a Message-ID is known by its header. */
const hashOfMail = ({ messageId, headers, from, subject }: MailHead) =>
  hashOf(messageId || JSON.stringify([from, subject, ...headers]));

const listOf = (attachments: readonly Attachment[]) =>
  JSON.stringify(attachments.map(({ name, type, size }) => ({ name, type, size })));

function detailOf(head: MailHead, content: MailContent | undefined, enquiry: RepliedEnquiry): ReplyDetail {
  const { own, quoted } = splitQuoted(content?.text ?? '');
  const messageId = /^<[^<>\s]{3,250}>$/.exec(head.messageId)?.[0];
  return {
    from: cleanLine(head.from, 254),
    subject: cleanLine(head.subject, maxSubjectLength),
    text: clean(own, maxTextLength),
    ...(quoted && { quoted: clean(quoted, maxTextLength) }),
    ...(messageId && { messageId }),
    ...(content?.attachments.length && { attachments: listOf(content.attachments) }),
    ...(!isOfCustomer(head, enquiry) && { isOther: '1' }),
    ...((content?.isCut || own.length > maxTextLength) && { isCut: '1' }),
    ...(!content && { isUnread: '1' }),
  };
}

async function wait(tx: Tx, { id, stage }: RepliedEnquiry, waiting: Waiting): Promise<boolean> {
  const next = waiting.stage;
  if (!isOpen(next)) return false;
  await markWaiting(tx, id, waiting);
  if (next !== stage)
    await insertEvent(tx, { enquiryId: id, kind: 'stage', detail: { from: stage, to: next } });
  return true;
}

/**
 * Adds a customer's mail to the timeline; without content it could not be read. Returns whether the enquiry now waits for
 * an answer: only then staff will see it in the inbox.
 */
export async function addReply(
  db: Db,
  place: MailPlace,
  enquiryId: string,
  head: MailHead,
  content: MailContent | undefined,
): Promise<boolean> {
  const waits = await atMail(db, place, async (tx) => {
    const enquiry = await lockRepliedEnquiry(tx, enquiryId);
    const source = enquiry && isOfCustomer(head, enquiry) ? 'customer' : 'other-sender';
    if (!enquiry || !(await hasRoomFor(tx, enquiry.id, source))) return false;
    if (!(await insertReceived(tx, hashOfMail(head), enquiry.id))) return true;
    const { id } = enquiry;
    const detail = detailOf(head, content, enquiry);
    const eventId = await insertEvent(tx, { enquiryId: id, kind: 'mail-received', detail });
    await expectMailFiles(tx, { enquiryId: id, eventId, place, attachments: content?.attachments ?? [] });
    const isWaiting = await wait(tx, enquiry, replied(enquiry.stage));
    await announceLive(tx, { enquiryId: id, isNew: false, isReply: true });
    return isWaiting;
  });
  return waits ?? false;
}

/** Adds a mail server's report that a mail to the customer was not delivered. Delays are left out. */
export async function addReport(
  parts: Parts,
  place: MailPlace,
  head: MailHead,
  { named, report }: { named: string | undefined; report: DeliveryReport | undefined },
): Promise<boolean> {
  const enquiryId = named ?? (report && enquiryIn(parts.key, fieldOf(report.returned, 'message-id')));
  const isFailed = report && fieldOf(report.status, 'action').toLowerCase() === 'failed';
  if (!enquiryId || !isFailed) {
    await skipMail(parts.db, place);
    return false;
  }
  // Both begin with their kind: `rfc822; asha@example.com`.
  const [to = '', reason = ''] = ['final-recipient', 'diagnostic-code'].map((name) =>
    fieldOf(report.status, name).replace(/^[\w-]+;\s*/, ''),
  );
  const isAdded = await atMail(parts.db, place, async (tx) => {
    const enquiry = await lockRepliedEnquiry(tx, enquiryId);
    if (!enquiry || !(await hasRoomFor(tx, enquiry.id, 'report'))) return false;
    if (!(await insertReceived(tx, hashOfMail(head), enquiry.id))) return false;
    const detail = {
      to: cleanLine(to, 254),
      reason: cleanLine(reason || fieldOf(report.status, 'status'), 300),
    };
    await insertEvent(tx, { enquiryId: enquiry.id, kind: 'mail-bounced', detail });
    await wait(tx, enquiry, returned(enquiry.stage));
    await announceLive(tx, { enquiryId: enquiry.id, isNew: false });
    return true;
  });
  return isAdded ?? false;
}
