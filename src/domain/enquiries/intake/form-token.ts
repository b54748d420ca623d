import { createHmac, timingSafeEqual } from 'node:crypto';
import { readableSigningKey, signingKey } from '#domain/previews/signing-key-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';

type Parts = { db: Queryable; encryption: Encryption };

const keyName = 'contact-form';

/** An offline browser may send a message days after its form was started. */
const maxMs = 7 * 24 * 3600_000;

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** The time with its HMAC signature. */
export function signMoment(key: Buffer, at: number): string {
  const text = at.toString(36);
  return `${text}.${signatureOf(key, text)}`;
}

/** How long ago the token was signed; `undefined` when it is forged, in the future or expired. */
export function ageOf(key: Buffer, token: string, now = Date.now()): number | undefined {
  const match = /^([0-9a-z]{8,9})\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, text = '', signature = ''] = match;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, text)))) return undefined;
  const age = now - Number.parseInt(text, 36);
  return age >= 0 && age <= maxMs ? age : undefined;
}

/** The token that a form fetches when its script starts. */
export async function makeFormToken(parts: Parts): Promise<string> {
  return signMoment(await signingKey(parts, keyName), Date.now());
}

/**
 * How long ago the form's script started; `undefined` when the token is missing, expired or forged, or SECRET_KEYS
 * cannot decrypt the signing key.
 */
export async function formAgeMs(parts: Parts, token: string): Promise<number | undefined> {
  const key = token === '' ? undefined : await readableSigningKey(parts, keyName);
  return key && ageOf(key, token);
}
