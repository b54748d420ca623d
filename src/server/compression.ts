import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
type Bytes = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A cached page is compressed only once, so a slower level is worth it. */
const compress: Record<Exclude<Encoding, 'identity'>, (body: Bytes) => Promise<Bytes>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => deflate(body, { level: 9 }),
};

const done = new WeakMap<Bytes, Map<Encoding, Promise<Bytes>>>();

/** Compresses each body at most once per encoding; the weak map drops the result with the body. */
export function encodeOnce(body: Bytes, encoding: Encoding): Promise<Bytes> | Bytes {
  if (encoding === 'identity') return body;
  const variants = done.get(body) ?? new Map<Encoding, Promise<Bytes>>();
  done.set(body, variants);
  const encoded = variants.get(encoding) ?? compress[encoding](body);
  variants.set(encoding, encoded);
  return encoded;
}

function parseAcceptEncoding(acceptEncoding: string): Encoding {
  const offered = new Set(
    acceptEncoding
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  if (offered.has('br')) return 'br';
  return offered.has('gzip') ? 'gzip' : 'identity';
}

/** Browsers send few variants of the header; more of them than this are not kept. */
const maxKept = 100;
const chosen = new Map<string, Encoding>();

export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding {
  const header = acceptEncoding ?? '';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = parseAcceptEncoding(header);
  if (chosen.size < maxKept) chosen.set(header, encoding);
  return encoding;
}
