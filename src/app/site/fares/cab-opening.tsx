import type { ReactNode } from 'react';
import { ContactButtons } from '#app/site/contact/contact-buttons.tsx';
import { usePagePicture } from '#app/site/images/use-page-picture.ts';
import { PageHead } from '#app/site/page-head.tsx';
import type { PageOpeningProps } from '#app/site/page-opening.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';

/** Dark behind the text: everywhere on a narrow screen, on the left of a wide one, where the picture stays clear. */
const shade =
  'after:bg-night/65 lg:after:bg-linear-to-r lg:after:bg-transparent lg:after:from-night/80 lg:after:via-45% lg:after:via-night/55 lg:after:to-80% lg:after:to-transparent';

/**
 * The beginning of a page about cabs: the heading stands on the poster, so that the estimator is on the first screen of
 * a phone.
 */
export function CabOpening({
  heading,
  lead,
  chatText,
  children,
  ...page
}: PageOpeningProps & { children: ReactNode }) {
  const { picture, alt } = usePagePicture()(page.poster);
  return (
    <>
      <PageHead {...page} />
      <div className="relative isolate bg-night text-on-night">
        <Poster
          of={picture}
          alt={alt}
          sizes={pictureSizes.shaded}
          className={`-z-10 absolute! inset-0 after:absolute after:inset-0 print:hidden ${shade}`}
          first
        />
        <div className="mx-auto grid max-w-7xl content-start gap-1 px-5 pt-3 pb-14 sm:gap-3 sm:pt-8 sm:pb-20 lg:min-h-[min(36vh,25vw)] lg:pt-14 [&_nav_*]:text-on-night">
          <Breadcrumb trail={page.trail} here={page.here} />
          <h1 className="wrap-anywhere max-w-3xl text-3xl sm:text-5xl">{heading}</h1>
        </div>
      </div>
      <div className="-mt-11 sm:-mt-14 relative mx-auto grid max-w-7xl gap-6 px-3 pb-8 sm:px-5">
        {children}
        <div className="grid gap-4 px-2 sm:px-0">
          <p className="max-w-prose text-lg text-quiet">{lead}</p>
          {chatText && (
            // On a phone the bottom bar has the same buttons.
            <div className="max-md:hidden">
              <ContactButtons chatText={chatText} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
