import type { StoredSecret } from '#domain/secrets/rotation.ts';
import type { Queryable } from '#platform/database/db.ts';
import { failureOf } from '#platform/failure.ts';
import type { Encryption, SecretPlace } from '#platform/secrets/encryption.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';
import { replaceEncryptedToken, selectEncryptedToken, selectEncryptedTokens } from './quote-store.ts';

type Parts = { db: Queryable; encryption: Encryption };

type Owner = { enquiryId: string; version: number };

const placeOf = ({ enquiryId, version }: Owner): SecretPlace => ({
  purpose: 'quote-link',
  owner: `${enquiryId}/${version}`,
});

/** The hash finds the quote of a link, the encrypted token lets staff send the link again. */
export function newLink(encryption: Encryption, owner: Owner) {
  const token = newToken();
  return {
    token,
    stored: {
      tokenHash: hashOf(token),
      tokenEncrypted: encryption.encrypt(Buffer.from(token), placeOf(owner)),
    },
  };
}

/** The token of a quote's link; `undefined` on older quotes, and when SECRET_KEYS no longer has the key. */
export async function findToken(
  { db, encryption }: Parts,
  quote: Owner & { id: string },
): Promise<string | undefined> {
  const stored = await selectEncryptedToken(db, quote.id);
  if (stored === '') return undefined;
  try {
    return encryption.decrypt(stored, placeOf(quote)).toString();
  } catch (error) {
    if (failureOf(error).code === 'unreadable_secret') return undefined;
    throw error;
  }
}

export async function listQuoteLinks({ db, encryption }: Parts): Promise<StoredSecret[]> {
  return (await selectEncryptedTokens(db)).map(({ id, enquiryId, version, stored }) => {
    const place = placeOf({ enquiryId: String(enquiryId), version });
    const decrypt = () => encryption.decrypt(stored, place);
    return {
      title: `the link of quote ${id}`,
      isCurrent: encryption.isCurrent(stored),
      decrypt,
      encryptAnew: () => replaceEncryptedToken(db, id, stored, encryption.encrypt(decrypt(), place)),
    };
  });
}
