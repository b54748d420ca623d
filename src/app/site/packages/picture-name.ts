import { packageLists } from '#app/content/site/package-page.ts';
import { posterOf } from '#app/site/poster-of.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';

/** By which a picture is known on a page: the name of a poster, or the address of a photograph. */
export function pictureName({
  featuredImage,
  country,
}: Pick<ListedTourPackage, 'featuredImage' | 'country'>): string {
  const poster = featuredImage ? posterOf(featuredImage) : packageLists[country].poster;
  return poster?.name ?? featuredImage;
}
