import { useMatches } from 'react-router';
import type { PageContext, PageData } from '#app/page-context.ts';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';
import { findSlotPhotos } from '#domain/photo-slots/photo-slot-service.ts';
import { readImage, type ShownImage } from './shown-images.ts';

type SlotPhotos = ReadonlyMap<string, ShownImage>;

const noPhotos: SlotPhotos = new Map();

/** For the loader of a page: the photographs of these slots that there are. It returns them as `slotPhotos`. */
export async function readSlotPhotos(
  page: Pick<PageContext, 'db' | 'tags'>,
  slots: readonly string[],
): Promise<SlotPhotos> {
  page.tags.add('photo-slots');
  if (slots.length === 0) return noPhotos;
  const addresses = await findSlotPhotos(page.db, slots);
  const photos = new Map<string, ShownImage>();
  for (const [slot, address] of addresses) {
    const photo = await readImage(page, address);
    if (photo) photos.set(slot, photo);
  }
  return photos;
}

type LoadedPhotos = Partial<PageData<{ slotPhotos?: SlotPhotos }>> | undefined;

/** A photograph with its description, which is all that it says. */
export const SlotPhoto = ({ photo }: { photo: ShownImage }) => (
  <figure className="grid w-full max-w-md gap-2">
    <Poster of={photo} alt="" sizes={pictureSizes.half} className="aspect-3/2 rounded-2xl" />
    <figcaption className="text-quiet text-sm">{photo.alt}</figcaption>
  </figure>
);

/** The photographs that the page's loader has read; nothing where there is none. */
export function SlotPhotoList({ className = '' }: { className?: string }) {
  const photos = (useMatches().at(-1)?.loaderData as LoadedPhotos)?.data?.slotPhotos ?? noPhotos;
  if (photos.size === 0) return null;
  return (
    <div className={className}>
      {Array.from(photos, ([slot, photo]) => (
        <SlotPhoto key={slot} photo={photo} />
      ))}
    </div>
  );
}
