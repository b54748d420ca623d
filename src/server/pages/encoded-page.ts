import { chooseEncoding, type Encoding, encodeOnce } from '#server/compression.ts';
import { finishedResponse } from '#server/security-headers.ts';
import type { Outcome, Page } from './page-cache.ts';

type EncodedPage = { status: number; body: Page['body']; headers: Record<string, string> };

type Variants = Map<string, EncodedPage | Promise<EncodedPage>>;
const done = new WeakMap<Page, Variants>();

const variantsOf = (page: Page): Variants => {
  const variants = done.get(page) ?? new Map();
  done.set(page, variants);
  return variants;
};

async function encode(page: Page, encoding: Encoding, outcome: Outcome): Promise<EncodedPage> {
  const body = await encodeOnce(page.body, encoding);
  return {
    status: page.status,
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
function encodedPage(page: Page, encoding: Encoding, outcome: Outcome): Promise<EncodedPage> | EncodedPage {
  const variants = variantsOf(page);
  const key = `${encoding} ${outcome}`;
  const made = variants.get(key);
  if (made) return made;
  const making = encode(page, encoding, outcome).then((encoded) => {
    variants.set(key, encoded);
    return encoded;
  });
  variants.set(key, making);
  return making;
}

function unchanged(page: Page, outcome: Outcome): EncodedPage {
  const variants = variantsOf(page);
  const key = `unchanged ${outcome}`;
  const made = variants.get(key);
  if (made && !(made instanceof Promise)) return made;
  const answer = {
    status: 304,
    body: new Uint8Array(0),
    headers: { ...page.headers, 'x-page-cache': outcome },
  };
  variants.set(key, answer);
  return answer;
}

type Asked = { ifNoneMatch: string | null | undefined; acceptEncoding: string | null | undefined };

/** What to send of a page: a 304 when the client has it, otherwise its bytes in an encoding that the client takes. */
function answerOf(page: Page, outcome: Outcome, asked: Asked): Promise<EncodedPage> | EncodedPage {
  const { etag } = page.headers;
  if (etag !== undefined && asked.ifNoneMatch === etag) return unchanged(page, outcome);
  return encodedPage(page, chooseEncoding(asked.acceptEncoding), outcome);
}

export async function sendPage(page: Page, request: Request, outcome: Outcome): Promise<Response> {
  const { status, body, headers } = await answerOf(page, outcome, {
    ifNoneMatch: request.headers.get('if-none-match'),
    acceptEncoding: request.headers.get('accept-encoding'),
  });
  const isBodiless = status === 304 || request.method === 'HEAD';
  return finishedResponse(new Response(isBodiless ? null : body, { status, headers }));
}
