import { fetchMailFiles } from '#domain/attachments/mail-file-service.ts';
import { bookmarkOf, isPoison, noteFailure } from '#domain/enquiries/mail-replies/bookmark-service.ts';
import {
  addReply,
  addReport,
  type MailPlace,
  meaningOf,
  skipMail,
} from '#domain/enquiries/mail-replies/mail-reply-service.ts';
import { replyKey } from '#domain/enquiries/mail-replies/reply-address-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log.ts';
import type { MailReader } from '#platform/mail/mail-reader.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';

export type InboundParts = {
  db: Db;
  storage: Storage;
  encryption: Encryption;
  log: Log;
  host: string;
  mailbox: string;
};

type Keyed = InboundParts & { key: Buffer };

/** Reads one mail to its end: it is added to a timeline, or left as it is. */
async function readOne(parts: Keyed, reader: MailReader, place: MailPlace): Promise<void> {
  const { db, log } = parts;
  const { uid } = place;
  const head = await reader.readHead(uid);
  const meaning = head ? await meaningOf(parts, head) : ({ kind: 'other' } as const);
  if (!head || meaning.kind === 'other') return skipMail(db, place);
  const { kind, enquiryId } = meaning;
  const isSeen =
    kind === 'report'
      ? await addReport(parts, place, head, { named: enquiryId, report: await reader.readReport(uid) })
      : await addReply(db, place, enquiryId, head, await reader.readContent(uid));
  log.info({ uid, kind, enquiryId, isSeen }, 'a mail was read');
  // Only what staff see in the inbox; a mail that is marked twice is no harm, and one that is not marked neither.
  if (isSeen) await reader.markRead(uid).catch(() => {});
}

/** After some attempts the mail is noted without its text, and skipped. */
async function skip(parts: Keyed, reader: MailReader, place: MailPlace): Promise<void> {
  const { db, log } = parts;
  log.error({ uid: place.uid }, 'a mail cannot be read and is skipped, it stays unread in the mailbox');
  try {
    const head = await reader.readHead(place.uid);
    const meaning = head && (await meaningOf(parts, head));
    if (head && meaning?.kind === 'reply') await addReply(db, place, meaning.enquiryId, head, undefined);
  } catch (error) {
    log.warn({ err: error, uid: place.uid }, 'the skipped mail could not be noted');
  }
  await skipMail(db, place);
}

/**
 * Reads every mail after the bookmark, in order, each in one transaction with the bookmark. A mail that fails is tried again
 * later, because those behind it must not overtake the bookmark.
 */
export async function readMails(inbound: InboundParts, reader: MailReader, stop: AbortSignal): Promise<void> {
  const { db, mailbox } = inbound;
  // A key that cannot be decrypted fails here, before it could seem to be the fault of a mail.
  const parts = { ...inbound, key: await replyKey(inbound) };
  const { uidValidity } = reader;
  const bookmark = await bookmarkOf(db, mailbox, reader);
  for (const uid of await reader.listAfter(bookmark.lastUid)) {
    if (stop.aborted) return;
    const place = { mailbox, uidValidity, uid };
    if (isPoison(bookmark, uid)) {
      await skip(parts, reader, place);
      continue;
    }
    try {
      await readOne(parts, reader, place);
    } catch (error) {
      if (!stop.aborted) await noteFailure(db, mailbox, uid);
      throw error;
    }
  }
  // After the mails, so that no file holds one up.
  await fetchMailFiles(parts, reader, stop);
}
