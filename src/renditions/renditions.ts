import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** One output file of a picture: width, format and encoder settings. */
export type Rendition = { readonly width: number; readonly quality: number } & (
  | { readonly kind: 'avif'; readonly effort: number; readonly chromaSubsampling?: '4:2:0' | '4:4:4' }
  | { readonly kind: 'webp' }
);

/** Changes with the picture, the encoder and its settings, so that a file with this hash in its name is immutable. */
export const renditionHash = (source: Buffer, settings: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([settings, sharp.versions]))
    .update(source)
    .digest('hex')
    .slice(0, 10);

export function encode(picture: Sharp, rendition: Rendition): Promise<Buffer> {
  const resized = picture.resize(rendition.width);
  const { kind, width, ...settings } = rendition;
  return (kind === 'avif' ? resized.avif(settings) : resized.webp(settings)).toBuffer();
}

const usualMinQuality = 24;

/**
 * Encoded again with less quality while it has more bytes: a photo with much detail, such as a forest, has four times
 * as many as a poster, and hides what is lost.
 */
export async function encodeWithin(
  picture: () => Sharp,
  rendition: Rendition,
  maxBytes: number,
  minQuality = usualMinQuality,
): Promise<Buffer> {
  let { quality } = rendition;
  let bytes = await encode(picture(), rendition);
  while (bytes.length > maxBytes && quality > minQuality) {
    // A step of quality is about a twentieth of the bytes.
    const steps = Math.ceil(20 * Math.log(bytes.length / maxBytes));
    quality = Math.max(minQuality, quality - Math.max(2, steps));
    bytes = await encode(picture(), { ...rendition, quality });
  }
  return bytes;
}

/** Rasterised once at the largest width and scaled down, because rasterising is expensive. */
async function rasterise(source: Buffer, width: number): Promise<() => Sharp> {
  const { format, width: ownWidth = width } = await sharp(source).metadata();
  const density = format === 'svg' ? { density: (72 * width) / ownWidth } : {};
  const { data, info } = await sharp(source, density)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

type Encoded = { rendition: Rendition; bytes: Buffer };

/** Makes the files of one picture (SVG or bitmap), one after the other. */
export async function encodeRenditions(source: Buffer, renditions: readonly Rendition[]): Promise<Encoded[]> {
  const picture = await rasterise(source, Math.max(...renditions.map(({ width }) => width)));
  const made = [];
  for (const rendition of renditions) made.push({ rendition, bytes: await encode(picture(), rendition) });
  return made;
}
