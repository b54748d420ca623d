import type { PosterEntry } from '@purvai/posters';
import { useShownImages } from '#app/site/images/image-sources.ts';
import { bannerFrame, Poster, pictureSizes } from '#app/ui/poster.tsx';
import { pictureOf } from './picture-of.ts';
import { posterOf } from './poster-of.ts';

type Props = {
  address: string;
  /** Shown when staff chose no image, or when theirs cannot be loaded. */
  fallback: PosterEntry;
  sizes: string;
  className: string;
  first?: boolean;
  /** Empty when the text beside the picture says the same. */
  alt?: string;
};

/**
 * Sized by minimum and maximum, because Chromium draws a broken-image icon into an image with `width` and `height`,
 * even with an empty `alt`.
 */
const photoClass =
  'absolute inset-0 max-h-full min-h-full max-w-full min-w-full object-cover group-data-failed:hidden';

/**
 * An image that staff chose by its address: one of the library with its renditions, any other with a poster behind it. With script the poster is shown, and loaded, only
 * when the image fails (see failed-pictures.ts); without script it is always there and the image covers it.
 */
export function FeaturedImage({ address, fallback, sizes, className, first = false, alt = '' }: Props) {
  const image = useShownImages().get(address);
  if (image) return <Poster of={image} {...{ sizes, className, first }} alt={alt || image.alt} />;
  const poster = address ? posterOf(address) : fallback;
  if (poster) return <Poster of={pictureOf(poster)} {...{ sizes, className, first, alt }} />;
  return (
    <span data-featured className={`group relative block overflow-hidden bg-line ${className}`}>
      <span className="absolute inset-0 hidden group-data-failed:block noscript:block">
        <Poster of={pictureOf(fallback)} sizes={sizes} className="size-full" />
      </span>
      <img src={address} alt={alt} className={photoClass} loading={first ? 'eager' : 'lazy'} />
    </span>
  );
}

/** A featured image as the page's banner. */
export const FeaturedBanner = (props: Pick<Props, 'address' | 'fallback' | 'alt'>) => (
  <FeaturedImage {...props} sizes={pictureSizes.banner} className={bannerFrame} first />
);
