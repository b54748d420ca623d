import type { StoredSecret } from '#domain/secrets/rotation.ts';
import type { Queryable } from '#platform/database/db.ts';
import { failureOf } from '#platform/failure.ts';
import type { Encryption, SecretPlace } from '#platform/secrets/encryption.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import { replaceEncryptedToken, selectEncryptedTokens } from './requests-store.ts';

/** By the idempotency key, which is known before the request has its id and never changes. */
const placeOf = (idempotencyKey: string): SecretPlace => ({ purpose: 'payment-link', owner: idempotencyKey });

/** The customer's link: the hash finds its request, the encrypted token lets staff send the link again. */
export function newRequestLink(encryption: Encryption, idempotencyKey: string) {
  const token = newToken();
  return {
    token,
    stored: {
      tokenHash: hashOf(token),
      tokenEncrypted: encryption.encrypt(Buffer.from(token), placeOf(idempotencyKey)),
    },
  };
}

type StoredLink = { idempotencyKey: string; tokenEncrypted: string };

/** The token of a stored link; `undefined` when there is none, and when SECRET_KEYS no longer has the key. */
export function readRequestToken(
  encryption: Encryption,
  { idempotencyKey, tokenEncrypted }: StoredLink,
): string | undefined {
  if (tokenEncrypted === '') return undefined;
  try {
    return encryption.decrypt(tokenEncrypted, placeOf(idempotencyKey)).toString();
  } catch (error) {
    if (failureOf(error).code === 'unreadable_secret') return undefined;
    throw error;
  }
}

type Parts = { db: Queryable; encryption: Encryption };

export async function listRequestLinks({ db, encryption }: Parts): Promise<StoredSecret[]> {
  return (await selectEncryptedTokens(db)).map(({ id, reference, idempotencyKey, stored }) => {
    const place = placeOf(idempotencyKey);
    const decrypt = () => encryption.decrypt(stored, place);
    return {
      title: `the link of the payment request ${reference}`,
      isCurrent: encryption.isCurrent(stored),
      decrypt,
      encryptAnew: () => replaceEncryptedToken(db, id, stored, encryption.encrypt(decrypt(), place)),
    };
  });
}
