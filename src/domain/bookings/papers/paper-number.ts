import type { StoredSecret } from '#domain/secrets/rotation.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { JsonRow } from '#platform/database/json-rows.ts';
import { failureOf } from '#platform/failure.ts';
import type { Encryption, SecretPlace } from '#platform/secrets/encryption.ts';
import { replaceEncryptedNumber, selectEncryptedNumbers } from './paper-store.ts';

const placeOf = (idempotencyKey: string): SecretPlace => ({
  purpose: 'traveller-paper',
  owner: idempotencyKey,
});

export const encryptNumber = (encryption: Encryption, idempotencyKey: string, number: string): string =>
  number === '' ? '' : encryption.encrypt(Buffer.from(number), placeOf(idempotencyKey));

type StoredNumber = { idempotencyKey: string; numberEncrypted: string };

/** Fails with `unreadable_secret` when SECRET_KEYS no longer has the key. */
export const decryptNumber = (
  encryption: Encryption,
  { idempotencyKey, numberEncrypted }: StoredNumber,
): string =>
  numberEncrypted === '' ? '' : encryption.decrypt(numberEncrypted, placeOf(idempotencyKey)).toString();

/** A number that no key decrypts is `???`, so that the others can be read. */
function readable(read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (failureOf(error).code === 'unreadable_secret') return '???';
    throw error;
  }
}

const shownCharacters = 3;

/** Enough to tell two papers apart. */
export const numberEnd = (encryption: Encryption, stored: StoredNumber): string =>
  readable(() => decryptNumber(encryption, stored)).slice(-shownCharacters);

/** A row of an export, with the number in the place of what is stored of it. */
export function withNumber(
  encryption: Encryption,
  { idempotency_key: key, number_encrypted: stored, ...row }: JsonRow,
): JsonRow {
  const number = { idempotencyKey: String(key), numberEncrypted: String(stored) };
  return { ...row, number: readable(() => decryptNumber(encryption, number)) };
}

type Parts = { db: Queryable; encryption: Encryption };

export async function listPaperNumbers({ db, encryption }: Parts): Promise<StoredSecret[]> {
  return (await selectEncryptedNumbers(db)).map(({ id, idempotencyKey, stored }) => {
    const place = placeOf(idempotencyKey);
    const decrypt = () => encryption.decrypt(stored, place);
    return {
      title: `the number of paper ${id}`,
      isCurrent: encryption.isCurrent(stored),
      decrypt,
      encryptAnew: () => replaceEncryptedNumber(db, id, stored, encryption.encrypt(decrypt(), place)),
    };
  });
}
