import { addReply, addReport } from '#domain/enquiries/mail-replies/mail-reply-service.ts';
import { replaceBookmark } from '#domain/enquiries/mail-replies/mailbox-store.ts';
import type { AttachedPart } from '#platform/mail/mail.ts';
import type { TestDatabase } from './test-database.ts';

let count = 0;

export type WrittenMail = {
  from?: string;
  subject?: string;
  text?: string;
  messageId?: string;
  uid?: number;
  attachments?: AttachedPart[];
};

/** Adds a customer's mail to an enquiry, as the worker does after it has read it. Returns whether it waits now. */
export async function receiveMail(
  { db }: TestDatabase,
  enquiryId: string,
  {
    from = 'asha@example.com',
    subject = 'Re: trip',
    text = 'Yes.',
    messageId,
    uid = ++count,
    attachments = [],
  }: WrittenMail = {},
): Promise<boolean> {
  const place = { mailbox: 'care@test/INBOX', uidValidity: 1n, uid };
  await replaceBookmark(db, place.mailbox, { uidValidity: 1n, lastUid: 0 });
  const head = {
    uid,
    messageId: messageId ?? `<${crypto.randomUUID()}@customer>`,
    from,
    subject,
    headers: new Map(),
  };
  return addReply(db, place, enquiryId, head, { text, isCut: false, attachments });
}

/** Adds a mail server's report that a mail to the enquiry's customer was not delivered. */
export async function receiveReport(
  { db }: TestDatabase,
  enquiryId: string,
  { uid = ++count }: { uid?: number } = {},
): Promise<boolean> {
  const place = { mailbox: 'care@test/INBOX', uidValidity: 1n, uid };
  await replaceBookmark(db, place.mailbox, { uidValidity: 1n, lastUid: 0 });
  const head = {
    uid,
    messageId: `<${crypto.randomUUID()}@server>`,
    from: 'mailer-daemon@server.example',
    subject: 'Undelivered',
    headers: new Map(),
  };
  const report = { status: new Map([['action', ['failed']]]), returned: new Map() };
  return addReport({ db, key: Buffer.alloc(32), host: 'localhost' }, place, head, {
    named: enquiryId,
    report,
  });
}
