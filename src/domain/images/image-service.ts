import type { Queryable } from '#platform/database/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Image } from './image.ts';
import { previewKey } from './image-files.ts';
import { selectImage, selectImages } from './image-store.ts';

/** For visitors: an image that is ready. */
export async function findPublicImage(db: Queryable, id: string): Promise<Image | undefined> {
  const image = await selectImage(db, id);
  return image?.state === 'ready' ? image : undefined;
}

/** More than any page shows. */
const maxOnPage = 300;

/** For visitors: those of these images that are ready. */
export const listPublicImages = (db: Queryable, ids: readonly string[]): Promise<Image[]> =>
  selectImages(db, ids.slice(0, maxOnPage));

/** A page is worth more than its preview, so it waits no longer for the store. */
const maxPreviewWaitMs = 300;

/** The preview of an image as a `data:` URL; none of an image from before there were previews, or when the store fails. */
export async function readPreview(storage: Storage, { renditionHash }: Image): Promise<string | undefined> {
  const read = async () => {
    const file = await storage.get(previewKey(renditionHash));
    if (!file) return undefined;
    const bytes = await new Response(file.body).arrayBuffer();
    return `data:image/avif;base64,${Buffer.from(bytes).toString('base64')}`;
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, maxPreviewWaitMs, undefined);
  });
  const found = await Promise.race([read().catch(() => undefined), late]);
  clearTimeout(timer);
  return found;
}
