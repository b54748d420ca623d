import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** One file to make of a picture: its width, its format, and how the encoder is set. */
export type Rendition = { readonly width: number; readonly quality: number } & (
  | { readonly kind: 'avif'; readonly effort: number }
  | { readonly kind: 'webp' }
);

/**
 * Names the bytes of a picture's files: it changes with the picture, with the encoder's settings and with the encoder,
 * so a file whose name holds it never changes and a browser may keep it for ever.
 */
export const renditionHash = (source: Buffer, settings: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([settings, sharp.versions]))
    .update(source)
    .digest('hex')
    .slice(0, 10);

function encode(picture: Sharp, rendition: Rendition): Promise<Buffer> {
  const resized = picture.resize(rendition.width);
  const { kind, width, ...settings } = rendition;
  return (kind === 'avif' ? resized.avif(settings) : resized.webp(settings)).toBuffer();
}

/** Drawn once, at the widest, and made smaller from there: drawing costs more than anything but the widest file. */
async function rasterise(source: Buffer, width: number): Promise<() => Sharp> {
  const { format, width: ownWidth = width } = await sharp(source).metadata();
  const density = format === 'svg' ? { density: (72 * width) / ownWidth } : {};
  const { data, info } = await sharp(source, density)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

/** Makes the files of one picture, an SVG document or a bitmap, one after the other. */
export async function encodeRenditions(
  source: Buffer,
  renditions: readonly Rendition[],
): Promise<{ rendition: Rendition; bytes: Buffer }[]> {
  const picture = await rasterise(source, Math.max(...renditions.map(({ width }) => width)));
  const made = [];
  for (const rendition of renditions) made.push({ rendition, bytes: await encode(picture(), rendition) });
  return made;
}
