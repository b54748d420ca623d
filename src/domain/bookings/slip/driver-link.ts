import type { StoredSecret } from '#domain/secrets/rotation.ts';
import type { Queryable } from '#platform/database/db.ts';
import { failureOf } from '#platform/failure.ts';
import type { Encryption, SecretPlace } from '#platform/secrets/encryption.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import { replaceEncryptedToken, selectEncryptedToken, selectEncryptedTokens } from './slip-store.ts';

type Parts = { db: Queryable; encryption: Encryption };

const placeOf = (dutyId: string): SecretPlace => ({ purpose: 'driver-link', owner: dutyId });

/** The hash finds the duty of a link, the encrypted token lets staff send the link again. */
export function newDriverLink(encryption: Encryption, dutyId: string) {
  const token = newToken();
  return {
    token,
    stored: {
      driverTokenHash: hashOf(token),
      driverTokenEncrypted: encryption.encrypt(Buffer.from(token), placeOf(dutyId)),
    },
  };
}

/** The token of the driver's link; `undefined` when there is none, and when SECRET_KEYS no longer has the key. */
export const findDriverToken = async (
  { db, encryption }: Parts,
  dutyId: string,
): Promise<string | undefined> => readDriverToken(encryption, dutyId, await selectEncryptedToken(db, dutyId));

/** The same from its stored form. */
export function readDriverToken(encryption: Encryption, dutyId: string, stored: string): string | undefined {
  if (stored === '') return undefined;
  try {
    return encryption.decrypt(stored, placeOf(dutyId)).toString();
  } catch (error) {
    if (failureOf(error).code === 'unreadable_secret') return undefined;
    throw error;
  }
}

export async function listDriverLinks({ db, encryption }: Parts): Promise<StoredSecret[]> {
  return (await selectEncryptedTokens(db)).map(({ id, stored }) => {
    const place = placeOf(String(id));
    const decrypt = () => encryption.decrypt(stored, place);
    return {
      title: `the driver’s link of duty ${id}`,
      isCurrent: encryption.isCurrent(stored),
      decrypt,
      encryptAnew: () => replaceEncryptedToken(db, id, stored, encryption.encrypt(decrypt(), place)),
    };
  });
}
