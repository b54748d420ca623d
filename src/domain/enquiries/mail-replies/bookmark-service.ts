import type { Db } from '#platform/database/db.ts';
import type { MailReader } from '#platform/mail/mail-reader.ts';
import { countFailure, replaceBookmark, type StoredBookmark, selectBookmark } from './mailbox-store.ts';

/** Replies cannot be much older than the first connection, and mails that were read before are known. */
const lookBackMs = 14 * 24 * 3600_000;

/** Up to where the mailbox was read. A mailbox without a valid bookmark is read from two weeks ago. */
export async function bookmarkOf(db: Db, mailbox: string, reader: MailReader): Promise<StoredBookmark> {
  const { uidValidity, uidNext } = reader;
  const known = await selectBookmark(db, mailbox);
  if (known?.uidValidity === uidValidity) return known;
  const [first = uidNext] = await reader.listSince(new Date(Date.now() - lookBackMs));
  await replaceBookmark(db, mailbox, { uidValidity, lastUid: first - 1 });
  const made = await selectBookmark(db, mailbox);
  if (!made) throw new Error('the bookmark of the mailbox is gone');
  return made;
}

const maxFailures = 5;

/** A mail that failed often is skipped, so that it does not hold up those behind it. */
export const isPoison = ({ failedUid, failures }: StoredBookmark, uid: number): boolean =>
  failedUid === uid && failures >= maxFailures;

export const noteFailure = (db: Db, mailbox: string, uid: number): Promise<void> =>
  countFailure(db, mailbox, uid);
