import { posters } from '@purvai/posters';
import { data } from 'react-router';
import { contactContent as content, firmContent } from '#app/content/site/contact.ts';
import { trails } from '#app/content/trails.ts';
import { pageContext } from '#app/page-context.ts';
import { PageOpening } from '#app/site/page-opening.tsx';
import { useChatLink, useSiteSettings } from '#app/site/use-site-settings.ts';
import { Section } from '#app/ui/section.tsx';
import { displayPhone } from '#domain/shared/shown-phone.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/contact-page.ts';
import { answerContactForm } from './answer-contact-form.ts';
import { FirmFacts } from './firm-facts.tsx';
import { MessageForm } from './message-form.tsx';

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerContactForm(context.get(pageContext), request);
  return data(answer, { status });
}

function OtherWays() {
  const settings = useSiteSettings();
  const chatLink = useChatLink();
  return (
    <aside className="grid gap-8" aria-label="Other ways to reach us">
      <section className="grid justify-items-start gap-1">
        <h2 className="text-2xl">{content.callHeading}</h2>
        <p className="text-quiet">{content.callText}</p>
        <a className="py-1 font-display font-semibold text-3xl text-teal" href={`tel:${settings.phoneE164}`}>
          {displayPhone(settings.phoneE164)}
        </a>
        <a className="py-1.5 text-teal underline" href={chatLink}>
          {content.chat}
        </a>
        <a className="wrap-anywhere py-1.5 text-teal underline" href={`mailto:${settings.email}`}>
          {settings.email}
        </a>
      </section>
      <section className="grid justify-items-start gap-1">
        <h2 className="text-2xl">{content.socialHeading}</h2>
        <a className="py-1.5 text-teal underline" href={settings.socialUrl}>
          {content.social}
        </a>
        <a className="py-1.5 text-teal underline" href={settings.videoUrl}>
          {content.video}
        </a>
      </section>
    </aside>
  );
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageOpening {...content} path={paths.contact} poster={posters.contact} trail={trails.about} />
      <div className="mx-auto grid max-w-7xl items-start gap-10 px-5 pb-12 md:grid-cols-[3fr_2fr]">
        <MessageForm heading={content.formHeading} action={paths.contact} answer={actionData} />
        <OtherWays />
      </div>
      <Section id="firm" heading={firmContent.heading}>
        <FirmFacts />
      </Section>
    </>
  );
}
