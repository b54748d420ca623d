import { layoutContent } from '#app/content/layout.ts';
import type { PageContent } from '#app/content/page-content.ts';
import { Island } from '#app/islands/island.tsx';
import WaitingMessage from '#app/islands/waiting-message.island.tsx';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { messageFormAt, paths } from '#paths.ts';
import { ContactButtons } from './contact-buttons.tsx';

type Props = { closing: PageContent['closing']; chatText: string };

const link = 'wrap-anywhere inline-block max-w-full py-1.5 font-semibold text-teal underline';

/** The end of a page: what to ask for, and the ways to reach a person. */
export function Closing({ closing: { heading, text }, chatText }: Props) {
  const { email } = useSiteSettings();
  return (
    <section aria-labelledby="closing" className="mt-6 border-line border-t bg-sand print:hidden">
      <div className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-5 px-5 py-8 sm:py-12 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-3">
          <h2 id="closing" className="text-3xl sm:text-4xl">
            {heading}
          </h2>
          {text && <p className="max-w-prose text-lg">{text}</p>}
        </div>
        <div className="grid gap-3">
          {/* On a phone the bottom bar has the same buttons. */}
          <div className="max-md:hidden">
            <ContactButtons chatText={chatText} />
          </div>
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <a className={link} href={messageFormAt(paths.contact)}>
              {layoutContent.write}
            </a>
            <a className={link} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </div>
      </div>
      <Island name="waiting-message" component={WaitingMessage} props={{}} />
    </section>
  );
}
