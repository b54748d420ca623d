import { signingKey } from '#domain/previews/signing-key-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { replyTokenOf } from './reply-token.ts';

type Parts = { db: Queryable; encryption: Encryption };

const keyName = 'mail-replies';

/** A key of its own in the database, so that a new SECRET_KEYS changes no address. */
export const replyKey = (parts: Parts): Promise<Buffer> => signingKey(parts, keyName);

/** An address of the agency's own mailbox (RFC 5233) that belongs to one enquiry: `care+k7m2xp-4tq…@purvai.example`. */
export async function replyAddressOf(parts: Parts, enquiryId: string): Promise<string> {
  const { email } = await readSettings(parts.db);
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}+${replyTokenOf(await replyKey(parts), enquiryId)}${email.slice(at)}`;
}

/**
 * The Message-ID of a mail to a customer. It has the token too: a reply that lost its address, and the report of a mail
 * server, name it. `mail` is unique among all mails of the enquiry.
 */
export async function customerMessageId(
  parts: Parts,
  enquiryId: string,
  { mail, host }: { mail: string; host: string },
): Promise<string> {
  return `<${mail}.${replyTokenOf(await replyKey(parts), enquiryId)}@${host}>`;
}
