import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { ImageRefusal } from '#domain/images/image.ts';

/** A photo with noise, so that no two are alike and none compresses to nothing. */
export const somePhoto = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 120, sigma: 12 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** A file of more than so many bytes, no two parts of it alike, in which little is to be drawn. */
export async function photoWithComments(bytes: number): Promise<Buffer> {
  const photo = await somePhoto(200, 100);
  // Digits, because random bytes may by chance begin like another type of file.
  const comment = () =>
    Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xfe]), Buffer.from(randomBytes(32_766).toString('hex'))]);
  const comments = Array.from({ length: Math.ceil(bytes / 65_536) }, comment);
  return Buffer.concat([photo.subarray(0, 2), ...comments, photo.subarray(2)]);
}

/** One colour, for sizes whose noise would take long to make. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return (crc ^ 0xffffffff) >>> 0;
}

type PngHeader = { width: number; height: number; depth?: 8 | 16; colour?: 2 | 6; isInterlaced?: boolean };

/** A PNG of a few kilobytes with this header; its pixels would fill the memory. */
function pngWith({ width, height, depth = 8, colour = 2, isInterlaced = false }: PngHeader): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  const pixels = deflateSync(Buffer.alloc(100_000));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const hugePng = (side: number): Buffer => pngWith({ width: side, height: side });

/** A progressive JPEG whose header says another size; its coefficients would fill the memory. */
export async function progressiveJpeg(width: number, height: number, colours: 'srgb' | 'cmyk') {
  const create = { width: 64, height: 64, channels: 3 as const, background: '#357' };
  const file = await sharp({ create }).toColourspace(colours).jpeg({ progressive: true }).toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

/** Pictures that are refused by their header, and what of it is too much. */
export const demandingPictures = async (): Promise<[string, Buffer][]> => [
  ['too many pixels', hugePng(17_000)],
  ['one pixel by fifty million', pngWith({ width: 1, height: 50_000_000 })],
  ['fifty million pixels by one', pngWith({ width: 50_000_000, height: 1 })],
  ['sixteen bits of four channels', pngWith({ width: 7000, height: 7000, depth: 16, colour: 6 })],
  ['sixteen bits, interlaced', pngWith({ width: 5000, height: 5000, depth: 16, isInterlaced: true })],
  ['a progressive JPEG of four channels', await progressiveJpeg(7000, 7000, 'cmyk')],
];

export const heicPhoto = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const svgFile = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const gifFile = Buffer.from(
  'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  'latin1',
);

/** Files that pretend to be an image, each with its refusal. */
export async function polyglots(): Promise<[string, Buffer, ImageRefusal][]> {
  const [jpeg, png, webp] = [
    await somePhoto(64, 64),
    await somePhoto(64, 64, 'png'),
    await somePhoto(64, 64, 'webp'),
  ];
  const comment = Buffer.from('\xff\xd8\xff\xfe\0\x1c<script>alert(1)</script>', 'latin1');
  const emptyZip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1');
  return [
    ['HTML after a JPEG', Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]), 'two_types'],
    ['a script in a comment', Buffer.concat([comment, jpeg.subarray(2)]), 'two_types'],
    ['SVG after a PNG', Buffer.concat([png, Buffer.from('<svg onload="alert(1)"/>')]), 'two_types'],
    ['an archive after a JPEG', Buffer.concat([jpeg, emptyZip]), 'two_types'],
    ['PHP after a WebP', Buffer.concat([webp, Buffer.from('<?php phpinfo();')]), 'two_types'],
    [
      'a PDF in a PNG',
      Buffer.concat([png.subarray(0, 8), Buffer.from('%PDF-1.7 '), png.subarray(8)]),
      'two_types',
    ],
    ['SVG', svgFile, 'wrong_type'],
    ['GIF', gifFile, 'wrong_type'],
    ['HEIC', heicPhoto, 'heic'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'damaged'],
    ['a PNG that begins like a JPEG', Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), png]), 'damaged'],
    ['nothing but the first bytes', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'damaged'],
  ];
}
