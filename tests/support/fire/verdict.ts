import type pg from 'pg';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { ReceivedMail } from '../mail/inbox.ts';

/** What must not happen, each with the list of affected enquiries. */
export type Verdict = {
  acknowledgedButLost: string[];
  storedTwice: string[];
  acknowledgedUnderAnotherReference: string[];
  neverMailed: string[];
  mailedUnderTwoIds: string[];
  toldTwiceInOneMail: string[];
  mailedButNotStored: string[];
};

export type StoredEnquiry = { key: string; message: string; reference: string };

export async function readStored(client: pg.Client): Promise<StoredEnquiry[]> {
  const { rows } = await client.query('select id, idempotency_key, message from enquiries');
  return rows.map(({ id, idempotency_key, message }) => ({
    key: idempotency_key,
    message,
    reference: referenceOf(BigInt(id)),
  }));
}

/** The references in a mail: one, or all of a bundle. */
const referencesIn = ({ text }: ReceivedMail): string[] => text.match(/PT-[2-9A-Z]{6}/g) ?? [];

function byReference(mails: ReceivedMail[]): Map<string, ReceivedMail[]> {
  const mailsOf = new Map<string, ReceivedMail[]>();
  for (const mail of mails)
    for (const reference of new Set(referencesIn(mail)))
      mailsOf.set(reference, [...(mailsOf.get(reference) ?? []), mail]);
  return mailsOf;
}

const repeatedIn = (mail: ReceivedMail): string[] =>
  referencesIn(mail).filter((reference, place, all) => all.indexOf(reference) !== place);

export function withoutMail(stored: StoredEnquiry[], mails: ReceivedMail[]): string[] {
  const mailed = byReference(mails);
  return stored.map(({ reference }) => reference).filter((reference) => !mailed.has(reference));
}

export function judge(
  acknowledged: Map<string, string>,
  stored: StoredEnquiry[],
  mails: ReceivedMail[],
): Verdict {
  const byKey = new Map(stored.map((enquiry) => [enquiry.key, enquiry]));
  const references = new Set(stored.map(({ reference }) => reference));
  const mailed = byReference(mails);
  // By their text and not by their key, which is unique in the database.
  const byMessage = Map.groupBy(stored, ({ message }) => message);
  return {
    acknowledgedButLost: [...acknowledged.keys()].filter((key) => !byKey.has(key)),
    storedTwice: [...byMessage].filter(([, rows]) => rows.length > 1).map(([message]) => message),
    acknowledgedUnderAnotherReference: [...acknowledged]
      .filter(([key, reference]) => byKey.has(key) && byKey.get(key)?.reference !== reference)
      .map(([key]) => key),
    neverMailed: withoutMail(stored, mails),
    mailedUnderTwoIds: [...mailed]
      .filter(([, copies]) => new Set(copies.map(({ messageId }) => messageId)).size > 1)
      .map(([reference]) => reference),
    toldTwiceInOneMail: mails.flatMap(repeatedIn),
    mailedButNotStored: [...mailed.keys()].filter((reference) => !references.has(reference)),
  };
}
