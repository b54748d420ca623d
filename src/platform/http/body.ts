import type * as z from 'zod/mini';
import { Failure } from '#platform/failure.ts';
import { parseJson, storable } from '#platform/text.ts';
import { parseInput } from './input.ts';
import { boundaryOf, parseMultipart } from './multipart.ts';

/** The largest bodies, in KiB. nginx has the same limits in `deploy/nginx/nginx.conf`. */
export const maxShortFormKiB = 16;
/**
 * A form of staff with long texts. Fields are limited in letters, and a browser sends up to nine bytes for one: three of
 * UTF-8, each escaped. nginx lets the whole staff area send as much as content.
 */
export const maxStaffFormKiB = 256;
export const maxPublicFormKiB = 64;
/** What a payment gateway says, with everything it knows of a payment. */
export const maxWebhookKiB = 256;
export const maxContentKiB = 1024;
/** A file of 2 MB with the fields of its form. */
export const maxImportKiB = 2 * 1024 + 16;
/** A list of customers of 4 MB with the fields of its form. */
export const maxCustomerImportKiB = 4 * 1024 + 16;

/** A file of 10 MB with the fields of its form. */
export const maxFileFormKiB = 10 * 1024 + 16;

/** A call's input: field names and texts. Without a prototype, so that `__proto__` is an ordinary name. */
export type Fields = Record<string, string>;

export type SentFile = { name: string; bytes: Uint8Array };

/** A form's body. A file in the place of a text is no text, and a text in the place of a file is no file. */
export type Form = {
  fields: Fields;
  /** All texts of a name that occurs several times. */
  list: (name: string) => string[];
  file: (name: string) => SentFile | undefined;
};

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

type Entry = readonly [name: string, text: string];

function entriesOf(values: Iterable<readonly [string, unknown]>): Entry[] {
  const entries: Entry[] = [];
  for (const [name, value] of values) {
    if (typeof value === 'string') entries.push([name, storable(value)]);
    else if (typeof value === 'number' || typeof value === 'boolean') entries.push([name, String(value)]);
  }
  return entries;
}

function formOf(entries: Entry[], files: ReadonlyMap<string, SentFile>): Form {
  const fields: Fields = Object.create(null);
  for (const [name, text] of entries) fields[name] = text;
  return {
    fields,
    list: (wanted) => entries.flatMap(([name, text]) => (name === wanted ? [text] : [])),
    file: (name) => files.get(name),
  };
}

function jsonEntries(text: string): Entry[] | undefined {
  try {
    const value = parseJson(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? entriesOf(Object.entries(value))
      : undefined;
  } catch {
    return undefined;
  }
}

function multipartForm(body: Buffer, boundary: string): Form {
  const parts = parseMultipart(body, boundary);
  if (!parts) throw new Failure('invalid');
  const files = new Map<string, SentFile>();
  const texts: Entry[] = [];
  for (const { name, fileName, bytes } of parts) {
    if (fileName === undefined) texts.push([name, bytes.toString('utf8')]);
    else files.set(name, { name: storable(fileName), bytes });
  }
  return formOf(entriesOf(texts), files);
}

/** Detects the encoding from the body, because the contract's own client sends form data with a JSON content type. */
export async function readForm(request: Request, limitKiB: number): Promise<Form> {
  const body = await readLimited(request, limitKiB * 1024);
  const boundary = boundaryOf(body);
  if (boundary !== undefined) return multipartForm(body, boundary);

  // Some clients start a text with a byte order mark (U+FEFF).
  const text = body.toString('utf8').replace(/^\uFEFF/, '');
  const json = /^\s*\{/.test(text) ? jsonEntries(text) : undefined;
  return formOf(json ?? entriesOf(new URLSearchParams(text)), new Map());
}

/**
 * The texts of a form; of a name that occurs several times, the last. With a schema they are what it makes of them;
 * without one they are parsed by the handler of the intent.
 */
export async function readFields(request: Request, limitKiB: number): Promise<Fields>;
export async function readFields<Output>(
  request: Request,
  limitKiB: number,
  schema: z.core.$ZodType<Output>,
): Promise<Output>;
export async function readFields(request: Request, limitKiB: number, schema?: z.core.$ZodType) {
  const { fields } = await readForm(request, limitKiB);
  return schema ? parseInput(schema, fields) : fields;
}
