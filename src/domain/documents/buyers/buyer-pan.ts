import type { StoredSecret } from '#domain/secrets/rotation.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { JsonRow } from '#platform/database/json-rows.ts';
import { failureOf } from '#platform/failure.ts';
import type { Encryption, SecretPlace } from '#platform/secrets/encryption.ts';
import { replaceEncryptedPan, selectEncryptedPans } from './buyer-store.ts';

const placeOf = (idempotencyKey: string): SecretPlace => ({ purpose: 'buyer-pan', owner: idempotencyKey });

export const encryptPan = (encryption: Encryption, idempotencyKey: string, pan: string): string =>
  pan === '' ? '' : encryption.encrypt(Buffer.from(pan), placeOf(idempotencyKey));

type StoredPan = { idempotencyKey: string; panEncrypted: string };

/** A PAN that no key decrypts is `???`, so that the rest can be read. */
export function readPan(encryption: Encryption, { idempotencyKey, panEncrypted }: StoredPan): string {
  if (panEncrypted === '') return '';
  try {
    return encryption.decrypt(panEncrypted, placeOf(idempotencyKey)).toString();
  } catch (error) {
    if (failureOf(error).code === 'unreadable_secret') return '???';
    throw error;
  }
}

const shownCharacters = 4;

/** Enough to tell two apart. */
export const panEnd = (encryption: Encryption, stored: StoredPan): string =>
  readPan(encryption, stored).slice(-shownCharacters);

/** A row of an export, with the PAN in the place of what is stored of it. */
export function withPan(
  encryption: Encryption,
  { idempotency_key: key, pan_encrypted: stored, ...row }: JsonRow,
): JsonRow {
  const pan = { idempotencyKey: String(key), panEncrypted: String(stored) };
  return { ...row, pan: readPan(encryption, pan) };
}

type Parts = { db: Queryable; encryption: Encryption };

export async function listPans({ db, encryption }: Parts): Promise<StoredSecret[]> {
  return (await selectEncryptedPans(db)).map(({ id, idempotencyKey, stored }) => {
    const place = placeOf(idempotencyKey);
    const decrypt = () => encryption.decrypt(stored, place);
    return {
      title: `the PAN of buyer ${id}`,
      isCurrent: encryption.isCurrent(stored),
      decrypt,
      encryptAnew: () => replaceEncryptedPan(db, id, stored, encryption.encrypt(decrypt(), place)),
    };
  });
}
