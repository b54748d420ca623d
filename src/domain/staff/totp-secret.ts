import type { StoredSecret } from '#domain/secrets/rotation.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption, SecretPlace } from '#platform/secrets/encryption.ts';
import { replaceTotpSecret, selectTotpSecrets } from './user-store.ts';

const placeOf = (userId: string): SecretPlace => ({ purpose: 'totp', owner: userId });

export const encryptTotp = (encryption: Encryption, userId: string, secret: string): string =>
  encryption.encrypt(Buffer.from(secret), placeOf(userId));

/** An earlier version stored the secret in plain base32, which has no dot. */
export const decryptTotp = (encryption: Encryption, userId: string, stored: string): string =>
  stored.includes('.') ? encryption.decrypt(stored, placeOf(userId)).toString() : stored;

type Parts = { db: Queryable; encryption: Encryption };

export async function listTotpSecrets({ db, encryption }: Parts): Promise<StoredSecret[]> {
  return (await selectTotpSecrets(db)).map(({ id, stored }) => {
    const decrypt = () => decryptTotp(encryption, id, stored);
    return {
      title: `the second factor of user ${id}`,
      isCurrent: encryption.isCurrent(stored),
      decrypt,
      encryptAnew: () => replaceTotpSecret(db, id, stored, encryptTotp(encryption, id, decrypt())),
    };
  });
}
