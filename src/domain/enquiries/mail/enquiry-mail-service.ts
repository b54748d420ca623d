import { countEvents, insertEvents } from '#domain/enquiries/inbox/timeline-store.ts';
import { markMailed, selectEnquiry } from '#domain/enquiries/intake/enquiry-store.ts';
import type { BundledEnquiry, Enquiry } from '#domain/enquiries/intake/new-enquiry.ts';
import { enquiryBundleMail } from '#jobs/enquiry-bundle-mail.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLiveAll } from '#platform/database/live-changes.ts';
import type { Queue } from '#platform/queue/queue.ts';
import {
  closeBundle,
  closeDueBundle,
  countMailsUnderWay,
  deleteOldMails,
  endBundle,
  endOwnMail,
  insertMail,
  isBundleUnsent,
  joinBundle,
  lockMailDecisions,
  selectBundled,
  selectMail,
} from './enquiry-mail-store.ts';

/** Half of what common mail providers take from one sender in a minute. */
const maxOwnMails = 15;

/** About as long as a mail may be before mail programs cut it. */
const maxInBundle = 200;

type Parts = { db: Db; queue: Queue };

export function findEnquiry(db: Queryable, id: string): Promise<Enquiry | undefined> {
  return selectEnquiry(db, id);
}

const enqueueBundle = (queue: Queue, tx: Tx, id: bigint) =>
  queue.enqueue(tx, enquiryBundleMail, { bundleId: String(id) });

/**
 * The first enquiries of a minute have a mail of their own, further ones share a mail. It is decided once, before
 * anything is sent: a retry sends the same mail under the same Message-ID.
 */
export async function chooseMail({ db, queue }: Parts, enquiryId: string): Promise<'own' | 'bundle'> {
  return db.transaction(async (tx) => {
    await lockMailDecisions(tx);
    const decided = await selectMail(tx, enquiryId);
    if (decided) return decided;
    if ((await countMailsUnderWay(tx, maxOwnMails)) < maxOwnMails) {
      await insertMail(tx, enquiryId);
      return 'own';
    }
    const { id, count } = await joinBundle(tx);
    await insertMail(tx, enquiryId, id);
    if (count >= maxInBundle) {
      await closeBundle(tx, id);
      await enqueueBundle(queue, tx, id);
    }
    return 'bundle';
  });
}

/** Sends the bundle on its way that has collected long enough. */
export async function closeBundleIfDue({ db, queue }: Parts): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMailDecisions(tx);
    const id = await closeDueBundle(tx);
    if (id !== undefined) await enqueueBundle(queue, tx, id);
  });
}

/** What a bundle tells of; nothing where it was sent. */
export async function findBundle(db: Queryable, bundleId: string): Promise<BundledEnquiry[] | undefined> {
  return (await isBundleUnsent(db, bundleId)) ? selectBundled(db, bundleId) : undefined;
}

/** The mail about one enquiry, or about those of a bundle. */
export type SentMail = { enquiryIds: readonly string[]; bundleId?: string };

const end = ({ enquiryIds: [only = ''], bundleId }: SentMail, tx: Tx) =>
  bundleId === undefined ? endOwnMail(tx, only) : endBundle(tx, bundleId);

export async function noteMailed(db: Db, mail: SentMail, detail: Record<string, string>): Promise<void> {
  const { enquiryIds } = mail;
  await db.transaction(async (tx) => {
    await markMailed(tx, enquiryIds);
    await insertEvents(tx, enquiryIds, { kind: 'mail-sent', detail });
    await announceLiveAll(tx, enquiryIds);
    await end(mail, tx);
  });
}

/** A mail that did not get through is told on each enquiry; `mail-bounced` is one that never will. */
export async function noteMailFailed(
  db: Db,
  mail: SentMail,
  kind: 'mail-failed' | 'mail-bounced',
  detail: Record<string, string>,
): Promise<void> {
  const { enquiryIds } = mail;
  await db.transaction(async (tx) => {
    await countEvents(tx, enquiryIds, { kind, detail });
    await announceLiveAll(tx, enquiryIds);
    if (kind === 'mail-bounced') await end(mail, tx);
  });
}

export const forgetOldMails = (db: Queryable): Promise<void> => deleteOldMails(db);
