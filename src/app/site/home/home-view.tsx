import type { PageContent } from '#app/content/page-content.ts';
import type { ContactAnswer } from '#app/islands/use-message.ts';
import type { PageContext } from '#app/page-context.ts';
import { useFilledSections } from '#app/site/blocks/filled-sections.ts';
import { FirmSection } from '#app/site/contact/firm-facts.tsx';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { estimatorPages } from '#app/site/fares/estimator-pages.ts';
import { FareEstimator } from '#app/site/fares/fare-estimator.tsx';
import { readEstimator } from '#app/site/fares/read-estimator.ts';
import { PageHead } from '#app/site/page-head.tsx';
import { describeContent } from '#app/site/structured-data.ts';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { paths } from '#paths.ts';
import { Hero } from './hero.tsx';
import { OfferSections } from './offers.tsx';
import { readOffers } from './read-offers.ts';
import { HomeSection } from './sections.tsx';

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
