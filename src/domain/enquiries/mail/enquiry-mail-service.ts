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
  hasOpenBundle,
  insertMail,
  isBundleUnsent,
  joinBundle,
  lockMailDecisions,
  selectBundled,
  selectMail,
} from './enquiry-mail-store.ts';

/** Half of what common mail providers accept from one sender in a minute. */
const maxOwnMails = 15;

/** About the length at which mail programs cut a mail. */
const maxInBundle = 200;

type Parts = { db: Db; queue: Queue };

export function findEnquiry(db: Queryable, id: string): Promise<Enquiry | undefined> {
  return selectEnquiry(db, id);
}

const enqueueBundle = (queue: Queue, tx: Tx, id: bigint) =>
  queue.enqueue(tx, enquiryBundleMail, { bundleId: String(id) });

/**
 * The first enquiries of a minute get a mail each, further ones share a mail. The choice is stored before anything is
 * sent, so that a retry sends the same mail with the same Message-ID.
 */
export async function chooseMail({ db, queue }: Parts, enquiryId: string): Promise<'own' | 'bundle'> {
  return queue.transaction(db, async (tx) => {
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

/** Enqueues the bundle once its collecting time is over. */
export async function closeBundleIfDue({ db, queue }: Parts): Promise<void> {
  // Without a lock: mostly there is none.
  if (!(await hasOpenBundle(db))) return;
  await queue.transaction(db, async (tx) => {
    await lockMailDecisions(tx);
    const id = await closeDueBundle(tx);
    if (id !== undefined) await enqueueBundle(queue, tx, id);
  });
}

/** The enquiries of a bundle; `undefined` when it was sent. */
export async function findBundle(db: Queryable, bundleId: string): Promise<BundledEnquiry[] | undefined> {
  return (await isBundleUnsent(db, bundleId)) ? selectBundled(db, bundleId) : undefined;
}

/** The mail about one enquiry or about a bundle. */
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

/** Records a failed mail on each enquiry; `mail-bounced` is a permanent failure. */
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
