import type { ReactNode } from 'react';
import type { PageContent, PagePicture } from '#app/content/page-content.ts';
import { homeLabels } from '#app/content/site/home.ts';
import type { ContactAnswer } from '#app/islands/use-message.ts';
import type { PageContext } from '#app/page-context.ts';
import { useFilledSections } from '#app/site/blocks/filled-sections.ts';
import { FirmSection } from '#app/site/contact/firm-facts.tsx';
import { FirmLine } from '#app/site/contact/firm-line.tsx';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { estimatorPages } from '#app/site/fares/estimator-pages.ts';
import { FareEstimator } from '#app/site/fares/fare-estimator.tsx';
import { readEstimator } from '#app/site/fares/read-estimator.ts';
import { PageHead } from '#app/site/page-head.tsx';
import { PosterOpening } from '#app/site/poster-opening.tsx';
import { describeContent } from '#app/site/structured-data.ts';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { paths } from '#paths.ts';
import { OfferSections } from './offers.tsx';
import { readOffers } from './read-offers.ts';
import { HomeSection } from './sections.tsx';

/** Where those go who have not come for a cab. */
const others = [
  { name: homeLabels.packages, path: paths.bhutanPackages },
  { name: homeLabels.tours, path: paths.travelPackages },
  { name: homeLabels.cruises, path: paths.cruises },
];

type HeroProps = { line: string; lead: string; poster: PagePicture; children: ReactNode };

/** The line of the agency on its poster, and the fare form in the first screen. */
const Hero = ({ line, lead, poster, children }: HeroProps) => (
  <PosterOpening
    poster={poster}
    head={
      <>
        <h1 className="wrap-anywhere max-w-4xl text-2xl sm:text-5xl">{line}</h1>
        <ul className="flex flex-wrap gap-x-4 max-sm:text-sm print:hidden sm:gap-x-5">
          {others.map(({ name, path }) => (
            <li key={path}>
              <a className="inline-block py-1 font-semibold underline" href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </>
    }
  >
    {children}
    <div className="grid gap-2 px-2 sm:px-0">
      <p className="max-w-prose text-lg text-quiet">{lead}</p>
      <FirmLine />
    </div>
  </PosterOpening>
);

export const readHome = async (parts: PageContext, content: PageContent) => ({
  content,
  estimator: await readEstimator(parts, estimatorPages[paths.home] ?? {}),
  offers: await readOffers(parts),
});

type Props = Awaited<ReturnType<typeof readHome>> & {
  /** What the message begins with. */
  begun?: string | undefined;
  answer?: ContactAnswer | undefined;
};

export function HomeView({ content, estimator, offers, begun, answer }: Props) {
  const settings = useSiteSettings();
  const { title, description, poster, lead, chatText, sections, closing } = content;
  return (
    <>
      <PageHead
        title={`${settings.agencyName}: ${title}`}
        description={description}
        path={paths.home}
        poster={poster}
        describe={describeContent(content)}
      />
      <Hero line={settings.line} lead={lead} poster={poster}>
        <FareEstimator data={estimator} />
      </Hero>
      <OfferSections {...offers} />
      <FirmSection className="mx-auto w-full max-w-7xl px-5 pt-2 sm:py-12" />
      {useFilledSections(sections).map((section) => (
        <HomeSection key={section.id} section={section} chatText={chatText} />
      ))}
      <div className="mx-auto max-w-3xl px-5 py-8 sm:py-12">
        <MessageForm {...closing} action={paths.home} begun={begun} answer={answer} />
      </div>
    </>
  );
}
