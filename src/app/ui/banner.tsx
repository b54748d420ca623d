import { pictureSizes } from './picture-sizes.ts';
import { type Picture, Poster } from './poster.tsx';

/** The picture at the top of a page: wide on a desktop, taller on a phone. */
export const bannerFrame =
  'aspect-5/3 sm:aspect-5/2 sm:max-lg:max-h-[36svh] w-full lg:aspect-auto lg:h-[min(44vh,30rem)] print:hidden';

export function Banner({ picture }: { picture: Picture }) {
  return <Poster of={picture} sizes={pictureSizes.banner} className={bannerFrame} first />;
}
