import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Failure } from '#platform/failure.ts';

/** One of SECRET_KEYS. Its id is the prefix of everything it encrypts. */
export type SecretKey = { id: string; key: Buffer };

/** The purpose and owner of a secret. What is encrypted for one place cannot be decrypted for another. */
export type SecretPlace = {
  purpose:
    | 'totp'
    | 'signing-key'
    | 'quote-link'
    | 'booking-link'
    | 'payment-link'
    | 'driver-link'
    | 'traveller-paper'
    | 'buyer-pan'
    | 'traveller-file';
  owner: string;
};

export type Encryption = {
  /** The id of the present key. */
  keyId: string;
  /** The key's id, a dot, and nonce, ciphertext and tag as base64url. */
  encrypt(secret: Buffer, place: SecretPlace): string;
  decrypt(encrypted: string, place: SecretPlace): Buffer;
  /** Whether it is encrypted with the present key. */
  isCurrent(encrypted: string): boolean;
};

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** `id:base64`, separated by commas. The first key encrypts, all decrypt. `undefined` when any part is invalid. */
export function parseSecretKeys(text: string): SecretKey[] | undefined {
  const keys = text.split(',').map((entry) => {
    const [, id = '', base64 = ''] = /^\s*([\w-]{1,32}):([\w+/-]+={0,2})\s*$/.exec(entry) ?? [];
    return { id, key: Buffer.from(base64, 'base64') };
  });
  const isUsable = keys.every(({ key }) => key.length === keyBytes);
  return isUsable && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : undefined;
}

const unreadable = (reason: string, cause?: unknown) =>
  new Failure('unreadable_secret', undefined, { cause: new Error(reason, { cause }) });

/** AES-256-GCM. Each purpose has its own key, derived by HKDF; the owner is authenticated as associated data. */
export function openEncryption(keys: readonly SecretKey[]): Encryption {
  const [current] = keys;
  if (!current) throw new Error('there is no key to encrypt with');
  const derived = new Map<string, Buffer>();
  const keyFor = ({ id, key }: SecretKey, purpose: string): Buffer => {
    const name = `${id} ${purpose}`;
    const purposeKey =
      derived.get(name) ?? Buffer.from(hkdfSync('sha256', key, '', `purvai ${purpose}`, keyBytes));
    derived.set(name, purposeKey);
    return purposeKey;
  };
  return {
    keyId: current.id,
    encrypt(secret, { purpose, owner }) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, keyFor(current, purpose), nonce).setAAD(Buffer.from(owner));
      const parts = [nonce, sealing.update(secret), sealing.final(), sealing.getAuthTag()];
      return `${current.id}.${Buffer.concat(parts).toString('base64url')}`;
    },
    decrypt(encrypted, { purpose, owner }) {
      const [id, text = ''] = encrypted.split('.', 2);
      const key = keys.find((one) => one.id === id);
      if (!key) throw unreadable(`a stored secret needs the key '${id}', which SECRET_KEYS does not have`);
      const bytes = Buffer.from(text, 'base64url');
      try {
        const opening = createDecipheriv(cipher, keyFor(key, purpose), bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        });
        opening.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-tagBytes));
        return Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]);
      } catch (error) {
        throw unreadable(
          `the key '${id}' does not open a stored secret: it was changed, moved or locked by another key`,
          error,
        );
      }
    },
    isCurrent: (encrypted) => encrypted.startsWith(`${current.id}.`),
  };
}
