import type { PagePicture } from '#app/content/page-content.ts';
import { pictureOf } from '#app/site/picture-of.ts';
import type { Picture } from '#app/ui/poster.tsx';
import { useShownImages } from './image-sources.ts';

/** The files of a page's pictures. A poster needs no description, because the text beside it says the same. */
export function usePagePicture(): (picture: PagePicture) => { picture: Picture; alt: string } {
  const images = useShownImages();
  return (shown) => {
    const image = images.get(shown.imageAddress ?? '');
    return image ? { picture: image, alt: image.alt } : { picture: pictureOf(shown), alt: '' };
  };
}
