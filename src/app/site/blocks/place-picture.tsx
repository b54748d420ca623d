import type { PlaceCopy } from '#app/content/page-content.ts';
import { unlistedPlace } from '#app/content/places/place-lists.ts';
import { FeaturedImage } from '#app/site/featured-image.tsx';
import { pictureOf } from '#app/site/picture-of.ts';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';

type Props = { place: PlaceCopy; className: string; sizes?: string };

/** The poster of a place or the image that staff chose; nothing where there is neither. */
export function PlacePicture({ place, className, sizes = pictureSizes.beside }: Props) {
  const { poster, photo, pictureAlt = '' } = place;
  const look = { sizes, className, alt: pictureAlt };
  if (poster) return <Poster of={pictureOf(poster)} {...look} />;
  return photo && <FeaturedImage address={photo} fallback={unlistedPlace.poster} {...look} />;
}
