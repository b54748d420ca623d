import { randomBytes } from 'node:crypto';
import type { Queryable } from '#platform/db.ts';
import { insertKey, selectKey } from './signing-key-store.ts';

/** The secret under this name, the same in every process; made when it is first asked for. */
export async function signingKey(db: Queryable, name: string): Promise<Buffer> {
  const known = await selectKey(db, name);
  if (known) return known;
  await insertKey(db, name, randomBytes(32));
  const made = await selectKey(db, name);
  if (!made) throw new Error('the signing key is gone');
  return made;
}
