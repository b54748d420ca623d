import { packageLists } from '#app/content/site/package-page.ts';
import { packageParts as content } from '#app/content/site/packages/parts.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { useShownImages } from '#app/site/images/image-sources.ts';
import { pictureName } from '#app/site/packages/picture-name.ts';
import { pictureOf } from '#app/site/picture-of.ts';
import { bannerFrame, type Picture, Poster, pictureSizes } from '#app/ui/poster.tsx';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { galleryOf } from './gallery-of.ts';

type GalleryPicture = { key: string; picture: Picture; alt: string; caption?: string };

/** The photographs of staff; while there is none, the posters of what the day plan names, without the tour's own. */
export function useGallery(tour: DescribedTourPackage): GalleryPicture[] {
  const images = useShownImages();
  const photographs = (tour.details.gallery ?? []).flatMap((address) => {
    const image = images.get(address);
    return image ? [{ key: address, picture: image, alt: image.alt }] : [];
  });
  if (photographs.length > 0) return photographs;
  return galleryOf(tour, pictureName(tour)).map(({ name, poster }) => ({
    key: poster.name,
    picture: pictureOf(poster),
    alt: poster.alt,
    caption: name,
  }));
}

/** On a desktop the first picture is as high as two of the others; more than four others are scrolled. */
function gridOf(count: number): string {
  if (count > 4) return 'lg:grid-flow-col lg:auto-cols-[15rem]';
  return 'lg:grid-cols-4';
}

/** No place of the grid stays empty. */
function placeOf(index: number, count: number): string {
  if (count === 1) return 'lg:col-span-2 lg:row-span-2';
  if (count === 2) return 'lg:col-span-2';
  const isLastOfOdd = count % 2 === 1 && index === count - 1;
  if (!isLastOfOdd) return '';
  return count === 3 ? 'lg:col-span-2' : 'lg:row-span-2';
}

const sizes = `(min-width: 1280px) 300px, (min-width: 1024px) 25vw, ${pictureSizes.beside}`;
const firstSizes = '(max-width: 640px) 60vw, (min-width: 1280px) 616px, 50vw';
const frame = 'h-44 overflow-hidden rounded-xl sm:h-64 lg:h-full';

type Props = { tour: DescribedTourPackage; pictures: readonly GalleryPicture[] };

/** The picture of the tour, and beside it photographs of the trip, or pictures of what the day plan names. */
export function PackageGallery({ tour, pictures }: Props) {
  const fallback = packageLists[tour.country].poster;
  const count = pictures.length;
  if (count === 0)
    return (
      <FeaturedImage
        address={tour.featuredImage}
        fallback={fallback}
        sizes={pictureSizes.banner}
        className={bannerFrame}
        first
      />
    );
  return (
    <section aria-label={content.gallery} className="mx-auto max-w-7xl pt-3 lg:px-5 lg:pt-5 print:hidden">
      {/* On a phone the pictures are swiped; the keyboard reaches the region, so that it scrolls by arrows. */}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={content.gallery}
        className={`flex snap-x snap-mandatory scroll-px-5 gap-2 overflow-x-auto px-5 pb-1 lg:grid lg:h-[min(38vh,24rem)] lg:grid-rows-2 lg:gap-3 lg:px-0 ${gridOf(count)}`}
      >
        <li className="w-[78%] shrink-0 snap-start sm:w-[60%] lg:col-span-2 lg:row-span-2 lg:w-auto">
          <FeaturedImage
            address={tour.featuredImage}
            fallback={fallback}
            sizes={firstSizes}
            className={frame}
            first
          />
        </li>
        {pictures.map(({ key, picture, alt, caption }, index) => (
          <li
            key={key}
            className={`w-[58%] shrink-0 snap-start sm:w-[40%] lg:w-auto ${placeOf(index, count)}`}
          >
            <figure className="relative h-full">
              <Poster of={picture} alt={alt} sizes={sizes} className={frame} />
              {caption && (
                <figcaption className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)] rounded-md bg-night/80 px-2 py-0.5 text-on-night text-sm">
                  {caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
