import { packageParts as content } from '#app/content/site/packages/parts.ts';
import { useShownImages } from '#app/site/images/shown-images.ts';
import { pictureOf } from '#app/site/picture-of.ts';
import { type Picture, Poster, pictureSizes } from '#app/ui/poster.tsx';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { galleryOf } from './gallery-of.ts';

type GalleryPicture = { key: string; picture: Picture; alt: string; caption?: string };

/**
 * The photographs of staff; while there is none, the posters of what the day plan names, without those that the page
 * shows already.
 */
export function useGallery(tour: DescribedTourPackage, shownPosters: readonly string[]): GalleryPicture[] {
  const images = useShownImages();
  const photographs = (tour.details.gallery ?? []).flatMap((address) => {
    const image = images.get(address);
    return image ? [{ key: address, picture: image, alt: image.alt }] : [];
  });
  if (photographs.length > 0) return photographs;
  return galleryOf(tour, shownPosters).map(({ name, poster }) => ({
    key: poster.name,
    picture: pictureOf(poster),
    alt: poster.alt,
    caption: name,
  }));
}

/** On a phone two are beside each other, and the first of an odd number has the width of both. */
const isWide = (index: number, count: number) => index === 0 && count % 2 === 1;

/** From a tablet on; no row has one picture alone where another layout avoids it. */
function columnsFor(count: number): string {
  if (count === 1) return 'sm:grid-cols-1';
  return count === 2 || count === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-3';
}

function sizesOf(index: number, count: number): string {
  const onTablet = count === 1 ? '90vw' : '45vw';
  const onDesktop = { 1: '760px', 2: '372px', 4: '372px' }[count] ?? '300px';
  const onPhone = isWide(index, count) ? pictureSizes.alone : pictureSizes.pair;
  return `(min-width: 1024px) ${onDesktop}, (min-width: 640px) ${onTablet}, ${onPhone}`;
}

/** Photographs of the trip, or pictures of what the day plan names. */
export function PackageGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const count = pictures.length;
  if (count === 0) return null;
  return (
    <section aria-labelledby="gallery" className="grid grid-cols-1 gap-4 print:hidden">
      <h2 id="gallery" className="text-3xl">
        {content.gallery}
      </h2>
      <ul className={`grid grid-cols-2 gap-3 sm:gap-4 ${columnsFor(count)}`}>
        {pictures.map(({ key, picture, alt, caption }, index) => (
          <li key={key} className={isWide(index, count) ? 'max-sm:col-span-2' : ''}>
            <figure className="grid gap-1.5">
              <Poster
                of={picture}
                alt={alt}
                sizes={sizesOf(index, count)}
                className="aspect-8/5 rounded-xl"
              />
              {caption && <figcaption className="text-quiet text-sm">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
