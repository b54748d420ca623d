import { useMatches } from 'react-router';
import type { PageContext, PageData } from '#app/page-context.ts';
import { Poster } from '#app/ui/poster.tsx';
import { findSlotPhotos } from '#domain/photo-slots/photo-slot-service.ts';
import { type ImageView, readImage } from './image-sources.ts';

type SlotPhotos = ReadonlyMap<string, ImageView>;

const noPhotos: SlotPhotos = new Map();

/** For the loader of a page: the photographs of these slots that there are. It returns them as `slotPhotos`. */
export async function readSlotPhotos(
  page: Pick<PageContext, 'db' | 'tags'>,
  slots: readonly string[],
): Promise<SlotPhotos> {
  page.tags.add('photo-slots');
  if (slots.length === 0) return noPhotos;
  const addresses = await findSlotPhotos(page.db, slots);
  const photos = new Map<string, ImageView>();
  for (const [slot, address] of addresses) {
    const photo = await readImage(page, address);
    if (photo) photos.set(slot, photo);
  }
  return photos;
}

type LoadedPhotos = Partial<PageData<{ slotPhotos?: SlotPhotos }>> | undefined;

/** Where there is more room: the description beside the photograph, or below it in a container. */
const captions = {
  beside: 'sm:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] sm:gap-6 sm:text-base',
  below: '@lg:grid-cols-1',
};

const sizes = '(min-width: 640px) 352px, calc(50vw - 1.75rem)';

type SlotPhotoProps = { photo: ImageView; caption?: keyof typeof captions };

/** A photograph with its description, which is all that it says. On a phone they share the width, to take little height. */
export const SlotPhoto = ({ photo, caption = 'beside' }: SlotPhotoProps) => (
  <figure className={`grid text-sm grid-cols-2 items-center gap-x-4 gap-y-2 ${captions[caption]}`}>
    <Poster of={photo} alt="" sizes={sizes} className="aspect-3/2 rounded-2xl" />
    <figcaption className="wrap-anywhere text-quiet">{photo.alt}</figcaption>
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
