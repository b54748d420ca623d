import { ContactButtons } from '#app/site/contact/contact-buttons.tsx';
import { FirmLine } from '#app/site/contact/firm-line.tsx';
import { PageHead } from '#app/site/page-head.tsx';
import type { PageOpeningProps } from '#app/site/page-opening.tsx';
import { PosterOpening } from '#app/site/poster-opening.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

/**
 * The beginning of a page that lists tours: the heading stands on the poster, so that the first tour is on the first
 * screen of a phone.
 */
export const TourOpening = ({ heading, lead, chatText, ...page }: PageOpeningProps) => (
  <>
    <PageHead {...page} />
    <PosterOpening
      poster={page.poster}
      head={
        <>
          <Breadcrumb trail={page.trail} here={page.here} />
          <h1 className="wrap-anywhere max-w-3xl text-[1.75rem] sm:text-5xl">{heading}</h1>
        </>
      }
    >
      <div className="grid items-center gap-x-10 gap-y-4 rounded-2xl border border-line bg-card px-4 py-3 sm:p-6 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-1">
          <p className="max-w-prose sm:text-lg">{lead}</p>
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
