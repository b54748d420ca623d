import { Failure } from '#platform/failure.ts';
import { parseJson, storable } from '#platform/text.ts';
import { boundaryOf, parseMultipart } from './multipart.ts';

/** The largest bodies, in KiB. nginx has the same limits in `deploy/nginx/nginx.conf`. */
export const maxShortFormKiB = 16;
/**
 * A form of staff with long texts. Fields are limited in letters, and a browser sends up to nine bytes for one: three of
 * UTF-8, each escaped. nginx lets the whole staff area send as much as content.
 */
export const maxStaffFormKiB = 256;
export const maxPublicFormKiB = 64;
export const maxContentKiB = 1024;
/** A file of 2 MB with the fields of its form. */
export const maxImportKiB = 2 * 1024 + 16;
/** A list of customers of 4 MB with the fields of its form. */
export const maxCustomerImportKiB = 4 * 1024 + 16;

/** A call's input: field names and texts. Without a prototype, so that `__proto__` is an ordinary name. */
export type Fields = Record<string, string>;

/** The whole body. */
export async function readLimited(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Failure('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function fieldsFrom(entries: Iterable<readonly [string, unknown]>): Fields {
  const fields: Fields = Object.create(null);
  for (const [name, value] of entries) {
    if (typeof value === 'string') fields[name] = storable(value);
    else if (typeof value === 'number' || typeof value === 'boolean') fields[name] = String(value);
  }
  return fields;
}

function jsonFields(text: string): Fields | undefined {
  try {
    const value = parseJson(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? fieldsFrom(Object.entries(value))
      : undefined;
  } catch {
    return undefined;
  }
}

function multipartFields(body: Buffer, boundary: string): Fields {
  const parts = parseMultipart(body, boundary);
  if (!parts) throw new Failure('invalid');
  const texts = parts.filter((part) => part.fileName === undefined);
  return fieldsFrom(texts.map((part) => [part.name, part.bytes.toString('utf8')]));
}

/** Detects the encoding from the body, because the contract's own client sends form data with a JSON content type. */
export async function readFields(request: Request, limitKiB: number): Promise<Fields> {
  const body = await readLimited(request, limitKiB * 1024);
  const boundary = boundaryOf(body);
  if (boundary !== undefined) return multipartFields(body, boundary);

  // Some clients start a text with a byte order mark (U+FEFF).
  const text = body.toString('utf8').replace(/^\uFEFF/, '');
  const json = /^\s*\{/.test(text) ? jsonFields(text) : undefined;
  return json ?? fieldsFrom(new URLSearchParams(text));
}
