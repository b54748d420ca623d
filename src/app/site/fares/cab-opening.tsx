import type { ReactNode } from 'react';
import { ContactButtons } from '#app/site/contact/contact-buttons.tsx';
import { FirmLine } from '#app/site/contact/firm-line.tsx';
import { PageHead } from '#app/site/page-head.tsx';
import type { PageOpeningProps } from '#app/site/page-opening.tsx';
import { PosterOpening } from '#app/site/poster-opening.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

/**
 * The beginning of a page about cabs: the heading stands on the poster, so that the estimator is on the first screen of
 * a phone.
 */
export const CabOpening = ({
  heading,
  lead,
  chatText,
  children,
  ...page
}: PageOpeningProps & { children: ReactNode }) => (
  <>
    <PageHead {...page} />
    <PosterOpening
      poster={page.poster}
      head={
        <>
          <Breadcrumb trail={page.trail} here={page.here} />
          <h1 className="wrap-anywhere max-w-3xl text-3xl sm:text-5xl">{heading}</h1>
        </>
      }
    >
      {children}
      <div className="grid gap-4 px-2 sm:px-0">
        <div className="grid gap-2">
          <p className="max-w-prose text-lg text-quiet">{lead}</p>
          <FirmLine />
        </div>
        {chatText && (
          // On a phone the bottom bar has the same buttons.
          <div className="max-md:hidden">
            <ContactButtons chatText={chatText} />
          </div>
        )}
      </div>
    </PosterOpening>
  </>
);
