import type { Queryable } from '#platform/database/db.ts';
import type { Image } from './image.ts';
import { selectImage } from './image-store.ts';

/** For visitors: an image that is ready. */
export async function findPublicImage(db: Queryable, id: string): Promise<Image | undefined> {
  const image = await selectImage(db, id);
  return image?.state === 'ready' ? image : undefined;
}
