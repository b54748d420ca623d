import { createHmac, timingSafeEqual } from 'node:crypto';
import { readableSigningKey } from '#domain/previews/signing-key-service.ts';
import { cabRequestPath } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { idOfReference, referenceOf } from './enquiry-reference.ts';

type Parts = { db: Queryable; encryption: Encryption };

/** A key of its own in the database, so that a new SECRET_KEYS changes no link. */
const keyName = 'cab-requests';

/** 132 bits: a link cannot be guessed, and it still fits one line of a mail. */
const signatureLength = 22;

const nameOf = (id: bigint) => referenceOf(id).replace('PT-', '').toLowerCase();

const signatureOf = (key: Buffer, name: string) =>
  createHmac('sha256', key).update(`request ${name}`).digest('base64url').slice(0, signatureLength);

/** The reference and a signature. The same enquiry always has the same token, so nothing is stored for it. */
export function requestTokenOf(key: Buffer, enquiryId: string): string {
  const name = nameOf(BigInt(enquiryId));
  return `${name}-${signatureOf(key, name)}`;
}

/** The enquiry of a token; `undefined` when it was not signed with this key. */
export function enquiryOfToken(key: Buffer, token: string): string | undefined {
  const match = /^([0-9a-z]{6,25})-([\w-]{22})$/.exec(token);
  if (!match) return undefined;
  const [, name = '', signature = ''] = match;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, name)))) return undefined;
  const id = idOfReference(name);
  return id !== undefined && id > 0n && nameOf(id) === name ? String(id) : undefined;
}

/**
 * The secret address of the page of a request; `undefined` when SECRET_KEYS cannot decrypt the signing key, so that the
 * request is accepted without it.
 */
export async function requestPath(parts: Parts, enquiryId: string): Promise<string | undefined> {
  const key = await readableSigningKey(parts, keyName);
  return key && cabRequestPath(requestTokenOf(key, enquiryId));
}

/** The enquiry behind the token of a link; `undefined` when the token is not ours. */
export async function enquiryOfLink(parts: Parts, token: string): Promise<string | undefined> {
  const key = await readableSigningKey(parts, keyName);
  return key && enquiryOfToken(key, token);
}
