import { randomBytes } from 'node:crypto';
import { signPreview } from '#domain/previews/preview-token.ts';
import { decryptSigningKey, encryptSigningKey } from '#domain/previews/signing-key-service.ts';
import type { PublishedKind } from '#domain/publishing/publishing.ts';
import { previewPath } from '#paths.ts';
import { testEncryption } from '../../support/secret-keys.ts';

export type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** A preview link as staff get it, signed with the site's key, which the first link creates. */
export async function previewLink(query: Query, kind: PublishedKind, id: string, seconds = 3600) {
  await query("insert into signing_keys (name, key) values ('preview', $1) on conflict do nothing", [
    encryptSigningKey(testEncryption, 'preview', randomBytes(32)),
  ]);
  const [row] = await query("select key from signing_keys where name = 'preview'", []);
  if (!(row?.key instanceof Buffer)) throw new Error('there is no key');
  const key = decryptSigningKey(testEncryption, 'preview', row.key);
  return previewPath(signPreview(key, kind, id, new Date(Date.now() + seconds * 1000)));
}
