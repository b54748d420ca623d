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
  /** Stands in where staff chose none. */
  fallback: PosterEntry;
  sizes: string;
  className: string;
  first?: boolean;
};

/** A picture that staff chose by its address. */
export function FeaturedImage({ address, fallback, sizes, className, first = false }: Props) {
  const poster = address ? posterOf(address) : fallback;
  if (poster) return <Poster of={pictureOf(poster)} sizes={sizes} className={className} first={first} />;
  return (
    <span className={`relative block overflow-hidden bg-line ${className}`}>
      <img
        src={address}
        alt=""
        width="1600"
        height="1000"
        className="absolute inset-0 size-full object-cover"
        loading={first ? 'eager' : 'lazy'}
      />
    </span>
  );
}

/** The same, as the picture that a page opens with. */
export const FeaturedBanner = (props: Pick<Props, 'address' | 'fallback'>) => (
  <FeaturedImage {...props} sizes={pictureSizes.banner} className={bannerFrame} first />
);
