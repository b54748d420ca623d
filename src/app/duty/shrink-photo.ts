import { maxPhotoBytes } from '#domain/attachments/attachment.ts';

/** Enough to read a receipt, and a tenth of what a camera makes: about 300 kB. */
const maxSide = 1600;
const qualities = [0.8, 0.6, 0.4];

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** How large a picture is drawn, so that its longer side is at most this. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function drawn(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, shrunkSize(picture.width, picture.height));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/** Drawn anew as JPEG, so it no longer tells where it was taken. `undefined` when the phone cannot read it. */
export async function shrinkPhoto(file: Blob): Promise<Blob | undefined> {
  try {
    const canvas = await drawn(file);
    for (const quality of qualities) {
      const jpeg = await jpegOf(canvas, quality);
      if (jpeg && jpeg.size <= maxPhotoBytes) return jpeg;
    }
  } catch {
    // Not a picture, or one that is too large for the phone's memory.
  }
  return undefined;
}
