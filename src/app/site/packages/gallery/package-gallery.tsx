import { packageParts as content } from '#app/content/site/packages/parts.ts';
import { pictureOf } from '#app/site/picture-of.ts';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';
import type { GalleryPicture } from './gallery-of.ts';

/** Three are beside each other from a tablet on; on a phone the first of three has the width of two. */
const isWide = (index: number, count: number) => index === 0 && count === 3;

/** Pictures of what the day plan names. */
export function PackageGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  if (pictures.length === 0) return null;
  const columns = pictures.length === 3 ? 'sm:grid-cols-3' : '';
  return (
    <section aria-labelledby="gallery" className="grid grid-cols-1 gap-4 print:hidden">
      <h2 id="gallery" className="text-3xl">
        {content.gallery}
      </h2>
      <ul className={`grid grid-cols-2 gap-3 sm:gap-4 ${columns}`}>
        {pictures.map(({ poster, name }, index) => (
          <li key={poster.name} className={isWide(index, pictures.length) ? 'max-sm:col-span-2' : ''}>
            <figure className="grid gap-1.5">
              <Poster
                of={pictureOf(poster)}
                alt={poster.alt}
                sizes={`(min-width: 640px) 300px, ${isWide(index, pictures.length) ? pictureSizes.alone : pictureSizes.pair}`}
                className="aspect-8/5 rounded-xl"
              />
              <figcaption className="text-quiet text-sm">{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
