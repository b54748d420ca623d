import type { PictureNote } from '#app/content/page-content.ts';
import { PictureCard } from '#app/ui/picture-card.tsx';
import { pictureSizes } from '#app/ui/picture-sizes.ts';

/** Rows without a lonely last card. */
const columns: Record<number, string> = { 2: 'lg:grid-cols-2', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/**
 * Pictures with captions. On a phone two abreast, so that six are seen in one look and loaded small; the first of an odd
 * number has the row to itself.
 */
export function Pictures({ pictures }: { pictures: readonly PictureNote[] }) {
  const isAlone = (index: number) => index === 0 && pictures.length % 2 === 1;
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:gap-6 ${columns[pictures.length] ?? 'lg:grid-cols-3'}`}>
      {pictures.map((picture, index) => (
        <li key={picture.name} className={`grid ${isAlone(index) ? 'max-lg:col-span-2' : ''}`}>
          <PictureCard {...picture} sizes={isAlone(index) ? pictureSizes.third : pictureSizes.pair} />
        </li>
      ))}
    </ul>
  );
}
