import { createHmac, timingSafeEqual } from 'node:crypto';
import { readableSigningKey, signingKey } from '#domain/previews/signing-key-service.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';

type Parts = { db: Queryable; encryption: Encryption };

const keyName = 'contact-form';

/** A message that waits in a browser for its network may be sent days after its form woke up. */
const maxMs = 7 * 24 * 3600_000;

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** The moment, and the signature that makes it ours. */
export function signMoment(key: Buffer, at: number): string {
  const text = at.toString(36);
  return `${text}.${signatureOf(key, text)}`;
}

/** How long ago a signed moment was; nothing where it is not ours, lies ahead, or too far back. */
export function ageOf(key: Buffer, token: string, now = Date.now()): number | undefined {
  const match = /^([0-9a-z]{8,9})\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, text = '', signature = ''] = match;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, text)))) return undefined;
  const age = now - Number.parseInt(text, 36);
  return age >= 0 && age <= maxMs ? age : undefined;
}

/** What a form fetches when it wakes up. */
export async function makeFormToken(parts: Parts): Promise<string> {
  return signMoment(await signingKey(parts, keyName), Date.now());
}

/**
 * How long ago the form woke up that sent this; nothing where the token is missing, old or not ours, or where the wrong
 * SECRET_KEYS cannot tell.
 */
export async function formAgeMs(parts: Parts, token: string): Promise<number | undefined> {
  const key = token === '' ? undefined : await readableSigningKey(parts, keyName);
  return key && ageOf(key, token);
}
