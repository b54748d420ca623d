import type { ImageRefusal, MasterType } from './image.ts';

const startsWith = (file: Buffer, text: string, at = 0) =>
  file.toString('latin1', at, at + text.length) === text;

/** Brands of HEIC and HEIF, as phones write them. */
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** The type by its first bytes, whatever its name says. */
export function typeOfBytes(file: Buffer): MasterType | Extract<ImageRefusal, 'heic' | 'wrong_type'> {
  if (startsWith(file, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(file, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(file, 'RIFF') && startsWith(file, 'WEBP', 8)) return 'webp';
  const isHeic = startsWith(file, 'ftyp', 4) && heicBrands.has(file.toString('latin1', 8, 12));
  return isHeic ? 'heic' : 'wrong_type';
}

/** Where a PNG ends: after its chunk IEND. */
function endOfPng(file: Buffer): number {
  let at = 8;
  while (at + 12 <= file.length) {
    const name = file.toString('latin1', at + 4, at + 8);
    at += 12 + file.readUInt32BE(at);
    if (name === 'IEND') return at;
  }
  return file.length;
}

/** How long a part of a JPEG is: a byte of a scan, a bare marker, or a segment with its length. */
function jpegStep(file: Buffer, at: number): number {
  const marker = file[at + 1] ?? 0;
  if (file[at] !== 0xff || marker === 0xff) return 1;
  // Escaped bytes of a scan, restarts and TEM have no length.
  const isBare = marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
  return isBare ? 2 : 2 + file.readUInt16BE(at + 2);
}

/** Where a JPEG ends: after the marker EOI that follows its scans. */
function endOfJpeg(file: Buffer): number {
  let at = 2;
  while (at + 4 <= file.length) {
    if (file[at] === 0xff && file[at + 1] === 0xd9) return at + 2;
    at += jpegStep(file, at);
  }
  return file.length;
}

function endOf(file: Buffer, type: MasterType): number {
  if (type === 'png') return endOfPng(file);
  if (type === 'jpeg') return endOfJpeg(file);
  return 8 + file.readUInt32LE(4);
}

/** Long enough that compressed pixels do not contain it by chance. */
const markup = /<script|<!doctype|<html|<iframe|<\?php\s/i;
/** Some megabytes of a moving picture do not contain it by chance either. */
const shortMarkup = /<svg[\s>]|<\?php|<body/i;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');

/**
 * Whether another program would read the file as something else, such as a page, a PDF or an archive. Data after the
 * picture alone is no sign: phones add moving pictures and depth there.
 */
export function hasTwoTypes(file: Buffer, type: MasterType): boolean {
  if (file.subarray(0, 1024).includes('%PDF-')) return true;
  if (markup.test(file.toString('latin1'))) return true;
  const rest = file.subarray(endOf(file, type));
  return rest.includes(zipEnd) || shortMarkup.test(rest.toString('latin1'));
}
