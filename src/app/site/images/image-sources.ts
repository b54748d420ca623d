import { useMatches } from 'react-router';
import type { PageContext, PageData } from '#app/page-context.ts';
import type { Picture } from '#app/ui/poster.tsx';
import { imageIdIn, imageIdsIn, pictureOfImage } from '#domain/images/image-files.ts';
import { listPublicImages, readPreview } from '#domain/images/image-service.ts';
import { imagePath } from '#paths.ts';

export type ImageView = Picture & {
  width: number;
  height: number;
  alt: string;
  /** Its card for link previews. */
  share: string;
};

/** The images of staff that a page shows, by their addresses. A Map, because a text may contain the address `constructor`. */
export type ShownImages = ReadonlyMap<string, ImageView>;

const noImages: ShownImages = new Map();

/**
 * For the loader of a page: the images whose addresses are anywhere in what it shows. The loader returns them as
 * `images`, where `useShownImages` finds them.
 */
export async function readImages(
  { db, tags, storage }: Pick<PageContext, 'db' | 'tags' | 'storage'>,
  shown: unknown,
): Promise<ShownImages> {
  const ids = imageIdsIn(JSON.stringify(shown) ?? '');
  if (ids.length === 0) return noImages;
  for (const id of ids) tags.add(`image:${id}`);
  const images = await listPublicImages(db, ids);
  // The first image must be the banner; the others are below the first screen and load later.
  const banner = images.find(({ id }) => id === ids[0]);
  const preview = banner && (await readPreview(storage, banner));
  return new Map(
    images.map((image) => {
      const shownImage = { ...pictureOfImage(image), alt: image.alt };
      return [imagePath(image.id), image === banner ? { ...shownImage, preview } : shownImage];
    }),
  );
}

/** One image by its address, for a part of a page that is not its banner. */
export async function readImage(
  { db, tags }: Pick<PageContext, 'db' | 'tags'>,
  address: string,
): Promise<ImageView | undefined> {
  const id = imageIdIn(address);
  if (id === undefined) return undefined;
  tags.add(`image:${id}`);
  const [image] = await listPublicImages(db, [id]);
  return image && { ...pictureOfImage(image), alt: image.alt };
}

type LoadedImages = Partial<PageData<{ images?: ShownImages }>> | undefined;

/** What the loader of the present page has read. */
export const useShownImages = (): ShownImages =>
  (useMatches().at(-1)?.loaderData as LoadedImages)?.data?.images ?? noImages;
