import type { Encryption, SecretPlace } from '#platform/secrets/encryption.ts';

/** The key in storage is authenticated, so that a file that takes the place of another one is refused. */
const placeOf = (key: string): SecretPlace => ({ purpose: 'traveller-file', owner: key });

export const encryptFile = (encryption: Encryption, key: string, bytes: Uint8Array): Buffer =>
  Buffer.from(encryption.encrypt(Buffer.from(bytes), placeOf(key)), 'latin1');

export const decryptFile = (encryption: Encryption, key: string, stored: Buffer): Buffer =>
  encryption.decrypt(stored.toString('latin1'), placeOf(key));
