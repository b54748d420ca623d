import type { PublishedKind } from '#domain/publishing/publishing.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { PreviewClaim } from './preview-token.ts';
import { signPreview, verifyPreview } from './preview-token.ts';
import { findSigningKey, signingKey } from './signing-key-service.ts';

type Parts = { db: Queryable; encryption: Encryption };

const keyName = 'preview';
const validDays = 7;

/** The token of a preview link, which shows what was saved last, published or not, for a week. */
export async function makePreviewToken(
  parts: Parts,
  actor: StaffActor,
  kind: PublishedKind,
  id: string,
): Promise<string> {
  assertArea(actor, 'publishing');
  return signPreview(
    await signingKey(parts, keyName),
    kind,
    id,
    new Date(Date.now() + validDays * 24 * 3600_000),
  );
}

export async function readPreviewToken(parts: Parts, token: string): Promise<PreviewClaim | undefined> {
  const key = await findSigningKey(parts, keyName);
  return key && verifyPreview(key, token);
}
