import { createHmac, timingSafeEqual } from 'node:crypto';

import type { PublishedKind } from '#domain/publishing/publishing.ts';

declare const verified: unique symbol;

/** What a preview link shows. Only a verified signature makes one. */
export type PreviewClaim = { readonly [verified]: true; kind: PublishedKind; id: string };

const signatureOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Subject, expiry and the HMAC over both, all safe in a URL path. */
export function signPreview(key: Buffer, kind: PublishedKind, id: string, expires: Date): string {
  const text = `${kind}.${id}.${Math.floor(expires.getTime() / 1000)}`;
  return `${text}.${signatureOf(key, text)}`;
}

export function verifyPreview(key: Buffer, token: string, now = new Date()): PreviewClaim | undefined {
  const match = /^((blog|tour-package|page|place)\.([1-9]\d{0,17})\.(\d{1,12}))\.([\w-]{43})$/.exec(token);
  if (!match) return undefined;
  const [, text = '', kind, id, expires, signature = ''] = match;
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, text)));
  if (!isSigned || Number(expires) * 1000 <= now.getTime()) return undefined;
  return { kind, id } as PreviewClaim;
}
