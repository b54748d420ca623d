import { staffImagesContent } from '#app/staff/website/images/texts.ts';
import { Poster } from '#app/ui/poster.tsx';
import type { ImageChoice } from './choices-route.ts';
import { imageChooserContent as content } from './texts.ts';

const sizes = '(min-width: 640px) 220px, 46vw';

type Props = { images: readonly ImageChoice[]; onChoose: (image: ImageChoice) => void };

/** Images as buttons, with their descriptions below. */
export function ChoiceGrid({ images, onChoose }: Props) {
  return (
    <ul aria-label={content.list} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {images.map((image) => (
        <li key={image.id} className="min-w-0">
          <button
            type="button"
            aria-label={content.choose(image.name)}
            onClick={() => onChoose(image)}
            className="grid w-full gap-1 rounded-xl border border-line bg-card p-2 text-left hover:border-teal"
          >
            <Poster of={image.picture} sizes={sizes} className="aspect-4/3 rounded-lg" />
            <span className={`truncate text-sm ${image.alt ? '' : 'font-semibold text-brick'}`}>
              {image.alt || staffImagesContent.undescribed}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
