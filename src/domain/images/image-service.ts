import type { Queryable } from '#platform/database/db.ts';
import type { Image } from './image.ts';
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
