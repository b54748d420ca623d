import { Link, useSearchParams } from 'react-router';
import { Poster } from '#app/ui/poster.tsx';
import { popupAddress } from './image-address.ts';
import type { ImageRowView } from './image-view.ts';
import { staffImagesContent as content } from './texts.ts';

const sizes = '(min-width: 1280px) 15vw, (min-width: 640px) 30vw, 46vw';

/** Cards that open an image; its description is below the picture, because staff work on both. */
export function ImageGrid({ images }: { images: readonly ImageRowView[] }) {
  const [query] = useSearchParams();
  return (
    <ul
      aria-label={content.list}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6"
    >
      {images.map(({ id, name, alt, tags, picture }) => (
        <li key={id} className="min-w-0">
          <Link
            to={popupAddress(query, id)}
            preventScrollReset
            aria-label={content.open(name)}
            className="grid gap-1 rounded-xl border border-line bg-card p-2 hover:border-teal"
          >
            <Poster of={picture} sizes={sizes} className="aspect-4/3 rounded-lg" />
            <span className={`truncate text-sm ${alt ? '' : 'font-semibold text-brick'}`}>
              {alt || content.undescribed}
            </span>
            <span className="min-h-5 truncate text-quiet text-sm">{tags.join(', ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
