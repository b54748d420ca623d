import { randomBytes } from 'node:crypto';
import type { StoredSecret } from '#domain/secrets/rotation.ts';
import type { Queryable } from '#platform/database/db.ts';
import { failureOf } from '#platform/failure.ts';
import type { Encryption, SecretPlace } from '#platform/secrets/encryption.ts';
import { insertKey, replaceKey, selectKey, selectKeys } from './signing-key-store.ts';

type Parts = { db: Queryable; encryption: Encryption };

const keyBytes = 32;

const placeOf = (name: string): SecretPlace => ({ purpose: 'signing-key', owner: name });

export const encryptSigningKey = (encryption: Encryption, name: string, key: Buffer): Buffer =>
  Buffer.from(encryption.encrypt(key, placeOf(name)));

/** An earlier version stored the key in plain text; encrypted keys are always longer. */
const isPlain = (stored: Buffer) => stored.length === keyBytes;

export const decryptSigningKey = (encryption: Encryption, name: string, stored: Buffer): Buffer =>
  isPlain(stored) ? stored : encryption.decrypt(stored.toString(), placeOf(name));

/** The key with this name; `undefined` when none was made yet. */
export async function findSigningKey({ db, encryption }: Parts, name: string): Promise<Buffer | undefined> {
  const stored = await selectKey(db, name);
  return stored && decryptSigningKey(encryption, name, stored);
}

/** The key with this name, shared by all processes and made on first use. */
export async function signingKey(parts: Parts, name: string): Promise<Buffer> {
  const known = await findSigningKey(parts, name);
  if (known) return known;
  await insertKey(parts.db, name, encryptSigningKey(parts.encryption, name, randomBytes(keyBytes)));
  const made = await findSigningKey(parts, name);
  if (!made) throw new Error('the signing key is gone');
  return made;
}

/** The same, or `undefined` when SECRET_KEYS cannot decrypt it, so that an enquiry is still accepted. */
export async function readableSigningKey(parts: Parts, name: string): Promise<Buffer | undefined> {
  try {
    return await signingKey(parts, name);
  } catch (error) {
    if (failureOf(error).code === 'unreadable_secret') return undefined;
    throw error;
  }
}

const keptMs = 60_000;
const kept = new WeakMap<Encryption, Map<string, { key: Buffer; until: number }>>();

/**
 * The same, kept for a minute: a key is made once, and only its encryption changes afterwards. For counts and checks that
 * do no harm with an old key, not for links.
 */
export async function keptSigningKey(
  parts: Parts,
  name: string,
  now = Date.now(),
): Promise<Buffer | undefined> {
  const keys = kept.get(parts.encryption) ?? new Map<string, { key: Buffer; until: number }>();
  kept.set(parts.encryption, keys);
  const known = keys.get(name);
  if (known && known.until > now) return known.key;
  const key = await readableSigningKey(parts, name);
  if (key) keys.set(name, { key, until: now + keptMs });
  return key;
}

export async function listSigningKeys({ db, encryption }: Parts): Promise<StoredSecret[]> {
  return (await selectKeys(db)).map(({ name, key }) => {
    const decrypt = () => decryptSigningKey(encryption, name, key);
    return {
      title: `the signing key '${name}'`,
      isCurrent: !isPlain(key) && encryption.isCurrent(key.toString()),
      decrypt,
      encryptAnew: () => replaceKey(db, name, key, encryptSigningKey(encryption, name, decrypt())),
    };
  });
}
