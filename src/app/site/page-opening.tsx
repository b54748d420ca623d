import type { Link, PagePicture } from '#app/content/page-content.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Banner } from '#app/ui/poster.tsx';
import { ContactButtons } from './contact/contact-buttons.tsx';
import { usePagePicture } from './images/use-page-picture.ts';
import { PageHead } from './page-head.tsx';
import type { DescribePage } from './structured-data.ts';

export type PageOpeningProps = {
  title: string;
  description: string;
  path: string;
  cardOf?: string;
  poster: PagePicture;
  trail: readonly Link[];
  here: string;
  heading: string;
  lead: string;
  describe?: DescribePage;
  /** The prefilled chat text; without it there are no contact buttons. */
  chatText?: string;
};

/** The beginning of every page except the home page: head, banner, breadcrumb, heading and introduction. */
export function PageOpening({ heading, lead, chatText, ...page }: PageOpeningProps) {
  const pictureOf = usePagePicture();
  return (
    <>
      <PageHead {...page} />
      <Banner {...pictureOf(page.poster)} />
      <div className="mx-auto grid max-w-7xl gap-4 px-5 pt-6 pb-8">
        <Breadcrumb trail={page.trail} here={page.here} />
        <h1 className="wrap-anywhere max-w-3xl text-4xl sm:text-5xl">{heading}</h1>
        <p className="max-w-prose text-lg text-quiet">{lead}</p>
        {chatText && (
          // On a phone the bottom bar has the same buttons.
          <div className="pt-2 max-md:hidden">
            <ContactButtons chatText={chatText} />
          </div>
        )}
      </div>
    </>
  );
}
