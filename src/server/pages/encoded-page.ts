import { type Encoding, encodeOnce } from '#server/compression.ts';
import type { Outcome, Page } from './page-cache.ts';

type EncodedPage = { body: Page['body']; headers: Record<string, string> };

const done = new WeakMap<Page, Map<string, Promise<EncodedPage>>>();

async function encode(page: Page, encoding: Encoding, outcome: Outcome): Promise<EncodedPage> {
  const body = await encodeOnce(page.body, encoding);
  return {
    body,
    headers: {
      ...page.headers,
      'x-page-cache': outcome,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.byteLength),
    },
  };
}

/** The bytes and headers of a page, made once for each encoding; the weak map drops them with the page. */
export function encodedPage(page: Page, encoding: Encoding, outcome: Outcome): Promise<EncodedPage> {
  const variants = done.get(page) ?? new Map<string, Promise<EncodedPage>>();
  done.set(page, variants);
  const key = `${encoding} ${outcome}`;
  const encoded = variants.get(key) ?? encode(page, encoding, outcome);
  variants.set(key, encoded);
  return encoded;
}
