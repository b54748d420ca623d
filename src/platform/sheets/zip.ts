import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';
import { SheetFault } from './sheet.ts';

const signatures = { file: 0x04034b50, sums: 0x08074b50, entry: 0x02014b50, end: 0x06054b50 };
const endLength = 22;
const maxCommentLength = 0xffff;
const stored = 0;
const deflated = 8;
const encrypted = 1;

type Entry = { name: string; method: number; isLocked: boolean; packedSize: number; at: number };

/** The directory at the end of the file; local headers may lack sizes. */
function entriesOf(zip: Buffer): Entry[] {
  const from = Math.max(0, zip.length - endLength - maxCommentLength);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(signatures.end);
  const end = zip.lastIndexOf(signature);
  if (end < from || end + endLength > zip.length) throw new SheetFault('unreadable');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== signatures.entry) throw new SheetFault('unreadable');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      zip.readUInt16LE(at + field),
    );
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)),
      method: zip.readUInt16LE(at + 10),
      isLocked: (zip.readUInt16LE(at + 8) & encrypted) !== 0,
      packedSize: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

/** The packed bytes of a file. */
function packedOf(zip: Buffer, { at, isLocked, method, packedSize }: Entry): Buffer {
  if (isLocked) throw new SheetFault('old-or-locked');
  const isKnown = method === stored || method === deflated;
  if (!isKnown || zip.readUInt32LE(at) !== signatures.file) throw new SheetFault('unreadable');
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  return zip.subarray(start, start + packedSize);
}

/** An offset outside of the file, broken compression, or more content than the limit. */
function faultOf(error: unknown): SheetFault {
  if (error instanceof SheetFault) return error;
  const isBomb = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  return new SheetFault(isBomb ? 'too-large' : 'unreadable', { cause: error });
}

/** A file of the archive; `undefined` when it has none of this name. */
export type ZipReader = (name: string) => Buffer | undefined;

/**
 * Reads files of an archive, at most this many bytes in all. The sizes that an archive names are not trusted (zip bomb):
 * unpacking stops at the limit.
 */
export function openZip(bytes: Uint8Array, maxUnpackedBytes: number): ZipReader {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = maxUnpackedBytes;
  return (name) => {
    try {
      const entry = entriesOf(zip).find((one) => one.name === name);
      if (!entry) return undefined;
      if (left <= 0) throw new SheetFault('too-large');
      const packed = packedOf(zip, entry);
      const content = entry.method === stored ? packed : inflateRawSync(packed, { maxOutputLength: left });
      left -= content.length;
      return content;
    } catch (error) {
      throw faultOf(error);
    }
  };
}

type Sums = { crc: number; packed: number; size: number };

/** What the local header and the directory say of a file. Without sums it is packed while it is written, and they come after it. */
function factsOf({ crc, packed, size }: Sums, nameLength: number, isStreamed: boolean): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(isStreamed ? 0x0808 : 0x0800, 2);
  facts.writeUInt16LE(deflated, 4);
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(nameLength, 22);
  return facts;
}

/** The line of the directory for a file that begins at `offset`. */
function directoryLine(name: Buffer, sums: Sums, offset: number, isStreamed: boolean): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const facts = factsOf(sums, name.length, isStreamed);
  return Buffer.concat([numberOf(signatures.entry), Buffer.from([20, 0]), facts, rest, name]);
}

function endOf(directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...directory, numberOf(signatures.end), end]);
}

type File = { name: string; content: string };

/** A file with its header, and what the directory says of it. The time of each is the first that the format has, so that equal content is equal. */
function packedFile({ name, content }: File): { bytes: Buffer; name: Buffer; sums: Sums } {
  const bytes = Buffer.from(content);
  const packed = deflateRawSync(bytes);
  const nameBytes = Buffer.from(name);
  const sums = { crc: crc32(bytes), packed: packed.length, size: bytes.length };
  const header = [numberOf(signatures.file), factsOf(sums, nameBytes.length, false)];
  return { bytes: Buffer.concat([...header, nameBytes, packed]), name: nameBytes, sums };
}

/** An archive with these files. */
export function zipOf(files: readonly File[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { bytes, name, sums } = packedFile(file);
    pieces.push(bytes);
    directory.push(directoryLine(name, sums, offset, false));
    offset += bytes.length;
  }
  return Buffer.concat([...pieces, endOf(directory, offset)]);
}

/** An archive whose last file is packed while it is read; its sizes follow it. */
export async function* zipStream(
  files: readonly File[],
  last: { name: string; content: AsyncIterable<string> },
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { bytes, name, sums } = packedFile(file);
    yield bytes;
    directory.push(directoryLine(name, sums, offset, false));
    offset += bytes.length;
  }
  const name = Buffer.from(last.name);
  const sums: Sums = { crc: 0, packed: 0, size: 0 };
  const header = [numberOf(signatures.file), factsOf(sums, name.length, true), name];
  yield Buffer.concat(header);
  const counted = async function* () {
    for await (const text of last.content) {
      const bytes = Buffer.from(text);
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  };
  for await (const packed of compose(counted(), createDeflateRaw())) {
    sums.packed += packed.length;
    yield packed;
  }
  const after = Buffer.alloc(16);
  [signatures.sums, sums.crc, sums.packed, sums.size].forEach((value, index) => {
    after.writeUInt32LE(value, index * 4);
  });
  yield after;
  directory.push(directoryLine(name, sums, offset, true));
  yield endOf(directory, offset + Buffer.concat(header).length + sums.packed + after.length);
}

/** What comes out of the compression; a reader that stops, or a source that fails, ends both. */
async function* compose(source: AsyncIterable<Buffer>, deflate: Transform): AsyncGenerator<Buffer> {
  const done = pipeline(source, deflate);
  // A failure is thrown below, by the reading.
  done.catch(() => undefined);
  for await (const piece of deflate) yield piece;
  await done;
}

function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
