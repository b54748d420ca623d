import type { Block, PageContent } from '#app/content/page-content.ts';
import { contactLabels as labels, waysId } from '#app/content/site/contact.ts';
import type { ContactAnswer } from '#app/islands/use-message.ts';
import { BlockView } from '#app/site/blocks/block-view.tsx';
import { ContentSection } from '#app/site/blocks/content-section.tsx';
import { useFilledSections } from '#app/site/blocks/filled-sections.ts';
import { PageHead } from '#app/site/page-head.tsx';
import { PosterOpening } from '#app/site/poster-opening.tsx';
import { useChatLink, useSiteSettings } from '#app/site/use-site-settings.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { paths } from '#paths.ts';
import { MessageForm } from './message-form.tsx';

function Care({ heading, text, chatText }: { heading: string; text: string; chatText: string }) {
  const { phoneE164, email, streetAddress, headOffice } = useSiteSettings();
  const chatLink = useChatLink(chatText);
  return (
    <section className="grid justify-items-start gap-1">
      <h2 className="text-2xl">{heading}</h2>
      <p className="text-quiet">{text}</p>
      <a className="py-1 font-display font-semibold text-3xl text-teal" href={`tel:${phoneE164}`}>
        {displayPhone(phoneE164)}
      </a>
      <a className="py-1.5 text-teal underline" href={chatLink}>
        {labels.chat}
      </a>
      <a className="wrap-anywhere py-1.5 text-teal underline" href={`mailto:${email}`}>
        {email}
      </a>
      <p className="text-quiet text-sm">{labels.headOffice}</p>
      <address className="whitespace-pre-line not-italic">{streetAddress || headOffice}</address>
      <a className="py-1.5 text-teal underline" href={paths.bookingTerms}>
        {labels.terms}
      </a>
    </section>
  );
}

function SocialPages() {
  const { socialUrl, videoUrl } = useSiteSettings();
  return (
    <section className="grid justify-items-start gap-1">
      <h2 className="text-2xl">{labels.socialHeading}</h2>
      <a className="py-1.5 text-teal underline" href={socialUrl}>
        {labels.social}
      </a>
      <a className="py-1.5 text-teal underline" href={videoUrl}>
        {labels.video}
      </a>
    </section>
  );
}

/** Beside the form there is room for links and short texts. */
function WayBlock({ block, chatText }: { block: Block; chatText: string }) {
  if (block.kind === 'call') return <Care {...block} chatText={chatText} />;
  if (block.kind === 'part') return <SocialPages />;
  return <BlockView block={block} sectionId={waysId} chatText={chatText} />;
}

type Props = { content: PageContent; answer?: ContactAnswer | undefined };

/** The contact page: the message form on the first screen, the other ways beside it, and what staff have added below. */
export function ContactView({ content, answer }: Props) {
  const { sections, closing, chatText, heading, lead, ...page } = content;
  const ways = sections.find(({ id }) => id === waysId);
  return (
    <>
      <PageHead {...page} path={paths.contact} />
      <PosterOpening
        poster={page.poster}
        isLow
        head={
          <>
            <Breadcrumb trail={page.trail} here={page.here} />
            <h1 className="wrap-anywhere max-w-3xl text-3xl sm:text-5xl">{heading}</h1>
          </>
        }
      >
        <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[3fr_2fr]">
          <MessageForm {...closing} action={paths.contact} answer={answer} />
          <div className="grid gap-6 px-2 md:pt-16">
            <p className="max-w-prose text-lg text-quiet">{lead}</p>
            {ways && (
              <aside className="grid gap-6" aria-label={ways.heading}>
                {ways.blocks.map((block, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: copy that never changes places
                  <WayBlock key={index} block={block} chatText={chatText} />
                ))}
              </aside>
            )}
          </div>
        </div>
      </PosterOpening>
      {useFilledSections(sections)
        .filter((section) => section !== ways)
        .map((section) => (
          <ContentSection key={section.id} section={section} chatText={chatText} />
        ))}
    </>
  );
}
