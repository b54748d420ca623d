import { type PosterEntry, posters } from '@purvai/posters';
import { bannerFrame } from '#app/ui/banner.tsx';
import { pictureSizes } from '#app/ui/picture-sizes.ts';
import { Poster } from '#app/ui/poster.tsx';
import { pictureOf } from './picture-of.ts';

const byName = new Map<string, PosterEntry>(Object.entries(posters));

/** One of our illustrations is named by the address of its plain copy; it has better ones. */
const posterOf = (address: string) => byName.get(/^\/posters\/([a-z-]+)\.webp$/.exec(address)?.[1] ?? '');

type Props = {
  address: string;
  /** Stands in where staff chose none, and where theirs cannot be loaded. */
  fallback: PosterEntry;
  sizes: string;
  className: string;
  first?: boolean;
};

/**
 * Chromium draws its broken-image icon into an image whose `width` and `height` are set, even with an empty `alt`, and
 * nothing into one that only its limits size.
 */
const photoClass =
  'absolute inset-0 max-h-full min-h-full max-w-full min-w-full object-cover group-data-failed:hidden';

/**
 * A picture that staff chose by its address. The poster lies behind it. With script it is shown, and loaded, only when
 * the picture fails (see failed-pictures.ts); without script it is always there, and a picture that loads covers it.
 */
export function FeaturedImage({ address, fallback, sizes, className, first = false }: Props) {
  const poster = address ? posterOf(address) : fallback;
  if (poster) return <Poster of={pictureOf(poster)} sizes={sizes} className={className} first={first} />;
  return (
    <span data-featured className={`group relative block overflow-hidden bg-line ${className}`}>
      <span className="absolute inset-0 hidden group-data-failed:block noscript:block">
        <Poster of={pictureOf(fallback)} sizes={sizes} className="size-full" />
      </span>
      <img src={address} alt="" className={photoClass} loading={first ? 'eager' : 'lazy'} />
    </span>
  );
}

/** The same, as the picture that a page opens with. */
export const FeaturedBanner = (props: Pick<Props, 'address' | 'fallback'>) => (
  <FeaturedImage {...props} sizes={pictureSizes.banner} className={bannerFrame} first />
);
