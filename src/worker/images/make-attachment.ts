import sharp from 'sharp';
import { type AttachmentSize, attachmentSizes, pictureKey } from '#domain/attachments/attachment.ts';
import type { ImageRefusal } from '#domain/images/image.ts';
import type { AttachmentJob, AttachmentResult, MadeFile } from './image-job.ts';
import { check, decode } from './make-image.ts';

/** The longer side in pixels: a receipt and a passport can be read in the large one. */
const sides: Record<AttachmentSize, { side: number; quality: number }> = {
  small: { side: 320, quality: 70 },
  large: { side: 2000, quality: 80 },
};

/** Checks a picture and makes both renditions, upright and without metadata. */
export async function makeAttachment({
  master: bytes,
  storageName,
}: AttachmentJob): Promise<AttachmentResult> {
  const master = Buffer.from(bytes);
  const checked = await check(master).catch((): ImageRefusal => 'damaged');
  if (typeof checked === 'string') return { refusal: checked };
  const { side } = sides.large;
  const decoded = await decode(master, { width: side, height: side, fit: 'inside' }).catch(() => undefined);
  if (!decoded) return { refusal: 'damaged' };
  const { data, info } = decoded;
  const { width, height, channels } = info;
  const encode = async (size: AttachmentSize): Promise<MadeFile> => ({
    key: pictureKey(storageName, size),
    bytes: await sharp(data, { raw: { width, height, channels } })
      .resize({ width: sides[size].side, height: sides[size].side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: sides[size].quality })
      .toBuffer(),
  });
  return {
    facts: { type: checked.type, width, height },
    files: await Promise.all(attachmentSizes.map(encode)),
  };
}
