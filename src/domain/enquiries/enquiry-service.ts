import { createHash } from 'node:crypto';
import { enquiryMail } from '#jobs/enquiry-mail.ts';
import { messages } from '#messages.ts';
import type { Db, Queryable } from '#platform/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue.ts';
import type { Enquiry, NewEnquiry } from './enquiry.ts';
import { referenceOf } from './enquiry-reference.ts';
import { insertEnquiry, markMailed, selectByKey, selectEnquiry } from './enquiry-store.ts';

function fingerprintOf(enquiry: NewEnquiry): string {
  const { name, contactNo, email, message } = enquiry;
  return createHash('sha256')
    .update(JSON.stringify([name, contactNo, email, message]))
    .digest('hex');
}

const dayInKolkata = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Without script there is no key: the same words on the same day are the same enquiry. */
function keyFromContent(fingerprint: string): string {
  return `${dayInKolkata.format(new Date())}:${fingerprint}`;
}

type Parts = { db: Db; queue: Queue };

/** Stores the enquiry and the job that mails it, both or neither, once per key; returns the reference to quote. */
export async function receiveEnquiry(
  { db, queue }: Parts,
  enquiry: NewEnquiry,
  key?: string,
): Promise<string> {
  const fingerprint = fingerprintOf(enquiry);
  const idempotencyKey = key ?? keyFromContent(fingerprint);
  await queue.ready();
  const id = await db.transaction(async (tx) => {
    const inserted = await insertEnquiry(tx, { ...enquiry, idempotencyKey, fingerprint });
    if (inserted !== undefined) await queue.enqueue(tx, enquiryMail, { enquiryId: String(inserted) });
    return inserted;
  });
  if (id !== undefined) return referenceOf(id);

  const earlier = await selectByKey(db, idempotencyKey);
  if (earlier?.fingerprint !== fingerprint) throw new Failure('conflict', messages.contact.keyUsed);
  return referenceOf(earlier.id);
}

export function findEnquiry(db: Queryable, id: string): Promise<Enquiry | undefined> {
  return selectEnquiry(db, id);
}

export function noteMailed(db: Queryable, id: string): Promise<void> {
  return markMailed(db, id);
}
