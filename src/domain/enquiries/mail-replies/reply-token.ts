import { createHmac, timingSafeEqual } from 'node:crypto';
import { idOfReference, referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';

/** Letters and digits that survive a server which changes the case of an address. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
/** 65 bits: the token of an enquiry cannot be guessed by sending mails. */
const signatureLength = 13;

function signatureOf(key: Buffer, reference: string): string {
  const digest = createHmac('sha256', key).update(`reply ${reference}`).digest();
  return Array.from(digest.subarray(0, signatureLength), (byte) => alphabet[byte & 31]).join('');
}

const nameOf = (enquiryId: bigint) => referenceOf(enquiryId).replace('PT-', '').toLowerCase();

/** The enquiry's reference and a signature: `k7m2xp-4tqz…`. The same enquiry always has the same token. */
export function replyTokenOf(key: Buffer, enquiryId: string): string {
  const name = nameOf(BigInt(enquiryId));
  return `${name}-${signatureOf(key, name)}`;
}

const tokens = new RegExp(
  `(?<![a-z0-9])([0-9a-z]{6,25})-([${alphabet}]{${signatureLength}})(?![a-z0-9])`,
  'g',
);
const maxTokens = 50;

/** The enquiry of the first valid token in a text, such as an address or a list of Message-IDs. */
export function enquiryIn(key: Buffer, text: string): string | undefined {
  let count = 0;
  for (const [, name = '', signature = ''] of text.toLowerCase().matchAll(tokens)) {
    if (++count > maxTokens) return undefined;
    const id = idOfReference(name);
    const isValid = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, name)));
    if (isValid && id !== undefined && id > 0n && nameOf(id) === name) return String(id);
  }
  return undefined;
}
