import { randomBytes } from 'node:crypto';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/db.ts';
import type { PreviewClaim, PreviewKind } from './preview.ts';
import { signPreview, verifyPreview } from './preview-token.ts';
import { insertKey, selectKey } from './signing-key-store.ts';

const keyName = 'preview';
const validDays = 7;

async function signingKey(db: Queryable): Promise<Buffer> {
  const known = await selectKey(db, keyName);
  if (known) return known;
  await insertKey(db, keyName, randomBytes(32));
  const made = await selectKey(db, keyName);
  if (!made) throw new Error('the signing key is gone');
  return made;
}

/** A link's last part: whoever has it sees this one thing as it is saved, published or not, for a week. */
export async function makePreviewToken(
  db: Queryable,
  _actor: StaffActor,
  kind: PreviewKind,
  id: string,
): Promise<string> {
  return signPreview(await signingKey(db), kind, id, new Date(Date.now() + validDays * 24 * 3600_000));
}

export async function readPreviewToken(db: Queryable, token: string): Promise<PreviewClaim | undefined> {
  const key = await selectKey(db, keyName);
  return key && verifyPreview(key, token);
}
