import type { ReactNode } from 'react';
import type { PagePicture } from '#app/content/page-content.ts';
import { usePagePicture } from '#app/site/images/use-page-picture.ts';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';

/** Dark behind the text: everywhere on a narrow screen, on the left of a wide one, where the picture stays clear. */
const shade =
  'after:bg-night/65 lg:after:bg-linear-to-r lg:after:bg-transparent lg:after:from-night/80 lg:after:via-45% lg:after:via-night/55 lg:after:to-80% lg:after:to-transparent';

type Props = {
  poster: PagePicture;
  head: ReactNode;
  children: ReactNode;
  /** Whether the picture is only as high as the head, so that what is below is whole on the first screen. */
  isLow?: boolean;
};

/** The head of a page on its poster, and what the page sells overlapping it, so that both are on the first screen of a phone. */
export function PosterOpening({ poster, head, children, isLow = false }: Props) {
  const { picture, alt } = usePagePicture()(poster);
  return (
    <>
      <div className="relative isolate bg-night text-on-night">
        <Poster
          of={picture}
          alt={alt}
          sizes={pictureSizes.shaded}
          className={`-z-10 absolute! inset-0 after:absolute after:inset-0 print:hidden ${shade}`}
          first
        />
        <div
          className={`mx-auto grid max-w-7xl content-start gap-1 px-5 pt-3 pb-14 sm:gap-3 sm:pt-8 sm:pb-20 [&_nav_*]:text-on-night ${isLow ? '' : 'lg:min-h-[min(36vh,25vw)] lg:pt-14'}`}
        >
          {head}
        </div>
      </div>
      <div className="-mt-11 sm:-mt-14 relative mx-auto grid max-w-7xl gap-6 px-3 pb-8 sm:px-5">
        {children}
      </div>
    </>
  );
}
