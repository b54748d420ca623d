import { posters } from '#app/content/posters.ts';
import { type Picture, Poster } from '#app/ui/poster.tsx';

const byName: Record<string, Picture> = posters;

/** One of our illustrations is named by the address of its plain copy; it has better ones. */
const posterOf = (address: string) => byName[/^\/posters\/([a-z-]+)\.webp$/.exec(address)?.[1] ?? ''];

type Props = { address: string; sizes: string; className: string; first?: boolean };

/** A picture that staff chose by its address. */
export function FeaturedImage({ address, sizes, className, first = false }: Props) {
  const poster = posterOf(address);
  if (poster) return <Poster of={poster} sizes={sizes} className={className} first={first} />;
  return (
    <span className={`relative block overflow-hidden bg-line ${className}`}>
      {address && (
        <img
          src={address}
          alt=""
          width="1600"
          height="1000"
          className="absolute inset-0 size-full object-cover"
          loading={first ? 'eager' : 'lazy'}
        />
      )}
    </span>
  );
}
