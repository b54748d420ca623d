import { createHash } from 'node:crypto';
import sharp, { type Metadata, type OutputInfo, type ResizeOptions, type Sharp } from 'sharp';
import {
  type ImageRefusal,
  type MasterType,
  maxCoefficientBytes,
  maxDecodedBytes,
  maxInterlacedBytes,
  maxPixels,
  maxSide,
} from '#domain/images/image.ts';
import { hasTwoTypes, typeOfBytes } from '#domain/images/image-bytes.ts';
import { cropAround, previewKey, renditionFiles, shareKey } from '#domain/images/image-files.ts';
import { maxPhotoBytes, photoPreview, preview, shareCard, shown } from '#renditions/offered-renditions.ts';
import { encode, encodeWithin, type Rendition } from '#renditions/renditions.ts';
import type { ImageJob, ImageResult, MadeFile } from './image-job.ts';

const maxWidth = Math.max(...shown.avif.map(({ width }) => width));

/** Changes with the master, the encoder, its settings and what else is given. */
const hashFor = (job: ImageJob, ...settings: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([job.name, settings, sharp.versions]))
    .update(job.master)
    .digest('hex')
    .slice(0, 32);

export type Checked = { type: MasterType; width: number; height: number };

/** By the header: how long its sides are, how many pixels it has, and how many bytes those are when they are decoded. */
function isTooLarge({ format, width, height, channels, depth, isProgressive }: Metadata): boolean {
  const pixels = width * height;
  const decodedBytes = pixels * channels * (depth === 'uchar' ? 1 : 2);
  // The decoder holds every coefficient before the first line is known.
  const hasCoefficients = format === 'jpeg' && isProgressive;
  if (hasCoefficients && pixels * channels * 2 > maxCoefficientBytes) return true;
  const maxBytes = format === 'png' && isProgressive ? maxInterlacedBytes : maxDecodedBytes;
  return Math.max(width, height) > maxSide || pixels > maxPixels || decodedBytes > maxBytes;
}

/** Reads the header only. */
export async function check(master: Buffer): Promise<Checked | ImageRefusal> {
  const type = typeOfBytes(master);
  if (type === 'heic' || type === 'wrong_type') return type;
  if (hasTwoTypes(master, type)) return 'two_types';
  const metadata = await sharp(master, { limitInputPixels: false }).metadata();
  if (metadata.format !== type) return 'wrong_type';
  const { width, height } = metadata.autoOrient;
  return isTooLarge(metadata) ? 'too_many_pixels' : { type, width, height };
}

/** Decoded once, upright, in sRGB, without metadata such as the place where it was taken. */
export const decode = (
  master: Buffer,
  size: ResizeOptions = { width: maxWidth },
): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp(master, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    .resize({ ...size, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

async function shareCardOf(picture: () => Sharp, size: OutputInfo, { focus }: ImageJob) {
  const { width, height, quality } = shareCard;
  return picture()
    .extract(cropAround(size, shareCard, focus))
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** WebP is for the few browsers without AVIF. */
const encodePhoto = (picture: () => Sharp, rendition: Rendition) =>
  rendition.kind === 'avif'
    ? encodeWithin(picture, rendition, maxPhotoBytes[rendition.width] ?? Number.POSITIVE_INFINITY)
    : encode(picture(), rendition);

async function previewOf(picture: () => Sharp, hash: string): Promise<MadeFile> {
  const { maxBytes, minQuality } = photoPreview;
  return { key: previewKey(hash), bytes: await encodeWithin(picture, preview, maxBytes, minQuality) };
}

/** Checks a master and makes its files. */
export async function makeImage(job: ImageJob): Promise<ImageResult> {
  const master = Buffer.from(job.master);
  const checked = await check(master).catch((): ImageRefusal => 'damaged');
  if (typeof checked === 'string') return { refusal: checked };
  const decoded = await decode(master).catch(() => undefined);
  if (!decoded) return { refusal: 'damaged' };
  const { data, info } = decoded;
  const picture = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const facts = {
    ...checked,
    contentHash: createHash('sha256').update(master).digest('hex'),
    renditionHash: hashFor(job, shown, maxPhotoBytes, preview, photoPreview),
    shareHash: hashFor(job, shareCard, job.focus),
  };
  const isWhole = job.make === 'all';
  const wanted = isWhole ? renditionFiles(facts) : [];
  // At the same time, because WebP and JPEG are encoded on one processor only and a staff member waits.
  const files: MadeFile[] = await Promise.all([
    shareCardOf(picture, info, job).then((bytes) => ({ key: shareKey(facts.shareHash), bytes })),
    ...(isWhole ? [previewOf(picture, facts.renditionHash)] : []),
    ...wanted.map(async ({ rendition, key }) => ({ key, bytes: await encodePhoto(picture, rendition) })),
  ]);
  return { facts, files };
}
