import { layoutContent } from '#app/content/layout.ts';
import type { PageContent } from '#app/content/page-content.ts';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { paths } from '#paths.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { MessageForm } from './message-form.tsx';

type Props = { closing: PageContent['closing']; chatText: string };

/** The end of a page: phone, chat, mail and the message form. Without script the form is posted to the contact page. */
export function Closing({ closing: { heading, text }, chatText }: Props) {
  const { email } = useSiteSettings();
  return (
    <div className="mt-8 border-line border-t bg-sand print:hidden">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-5 py-10 sm:py-16 lg:grid-cols-[2fr_3fr]">
        <section aria-labelledby="closing" className="grid content-start gap-5 lg:pt-8">
          <h2 id="closing" className="text-3xl sm:text-4xl">
            {heading}
          </h2>
          {text && <p className="max-w-prose text-lg">{text}</p>}
          <ContactButtons chatText={chatText} />
          <p>
            <a
              className="wrap-anywhere inline-block max-w-full py-1.5 text-teal underline"
              href={`mailto:${email}`}
            >
              {email}
            </a>
          </p>
        </section>
        <MessageForm heading={layoutContent.messageForm} action={paths.contact} />
      </div>
    </div>
  );
}
