import type { PictureNote } from '#app/content/page-content.ts';
import { usePagePicture } from '#app/site/images/use-page-picture.ts';
import { PictureCard } from '#app/ui/picture-card.tsx';
import { pictureSizes } from '#app/ui/poster.tsx';

/** Column counts that leave no single card in the last row. */
const rows: Record<number, { columns: string; widthOnDesktop: string }> = {
  2: { columns: 'lg:grid-cols-2', widthOnDesktop: '610px' },
  4: { columns: 'lg:grid-cols-4', widthOnDesktop: '300px' },
  5: { columns: 'lg:grid-cols-5', widthOnDesktop: '240px' },
};
const threeAbreast = { columns: 'lg:grid-cols-3', widthOnDesktop: '400px' };

/** Pictures with captions, two per row on a phone unless the text is very large; the first of an odd number spans the row. */
export function Pictures({ pictures }: { pictures: readonly PictureNote[] }) {
  const { columns, widthOnDesktop } = rows[pictures.length] ?? threeAbreast;
  const pictureOf = usePagePicture();
  const isAlone = (index: number) => index === 0 && pictures.length % 2 === 1;
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-6 ${columns}`}
    >
      {pictures.map(({ poster, ...caption }, index) => (
        <li key={caption.name} className={`grid ${isAlone(index) ? 'max-lg:col-span-full' : ''}`}>
          <PictureCard
            {...caption}
            {...pictureOf(poster)}
            sizes={`(min-width: 1024px) ${widthOnDesktop}, ${isAlone(index) ? pictureSizes.alone : pictureSizes.pair}`}
          />
        </li>
      ))}
    </ul>
  );
}
