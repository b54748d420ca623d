import type { ReactNode } from 'react';
import { quoteContent as content } from '#app/content/site/links/quote.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import { Logo } from '#app/ui/logo.tsx';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { paths } from '#paths.ts';

type Agency = Pick<SiteSettings, 'agencyName' | 'headOffice' | 'phoneE164' | 'email' | 'gstin'>;

type Props = {
  agency: Agency;
  chatText: string;
  /** The part of the terms of booking that holds for what the page is about. */
  termsOf?: 'packages';
  children: ReactNode;
};

const link = 'inline-block py-0.5 text-teal underline';

function Letterhead({ agency }: { agency: Agency }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-saffron border-b-2 pb-4">
      <p className="flex items-center gap-3 font-display font-semibold text-2xl">
        <Logo />
        {agency.agencyName}
      </p>
      <address className="text-quiet text-sm not-italic sm:text-right">
        {agency.headOffice}
        <br />
        <a className={link} href={`tel:${agency.phoneE164}`}>
          {displayPhone(agency.phoneE164)}
        </a>
        <br />
        <a className={link} href={`mailto:${agency.email}`}>
          {agency.email}
        </a>
        {agency.gstin && (
          <>
            <br />
            {content.gstin} {agency.gstin}
          </>
        )}
      </address>
    </header>
  );
}

type GoneProps = Pick<Props, 'agency'> & { texts: Readonly<Record<'heading' | 'text' | 'chatText', string>> };

/** A link that has ended, was replaced or was cut. */
export const GoneLink = ({ agency, texts, children }: GoneProps & { children: ReactNode }) => (
  <LinkFrame agency={agency} chatText={texts.chatText}>
    {children}
    <div className="grid gap-3">
      <h1 className="text-4xl">{texts.heading}</h1>
      <p className="text-lg">{texts.text}</p>
    </div>
  </LinkFrame>
);

/** The letterhead and the contact links around what a customer opens by a link: a quote or a booking. */
export function LinkFrame({ agency, chatText, termsOf, children }: Props) {
  const terms = termsOf ? `${paths.bookingTerms}#${termsOf}` : paths.bookingTerms;
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 sm:px-6 py-6 sm:py-10 print:max-w-none print:p-0">
      <Letterhead agency={agency} />
      {/* A grid that is broken over pages puts its rows on top of each other. */}
      <main className="grid gap-8 print:block print:space-y-6">{children}</main>
      <footer className="grid gap-3 border-line border-t pt-5 print:hidden">
        <p>{content.questions}</p>
        <p className="flex flex-wrap gap-3">
          <a className={`${outlineButtonClass} gap-2`} href={`tel:${agency.phoneE164}`}>
            <PhoneIcon />
            {content.call}
          </a>
          <a className={`${outlineButtonClass} gap-2`} href={chatLink(agency.phoneE164, chatText)}>
            <ChatIcon />
            {content.chat}
          </a>
        </p>
        <p>
          <a className="inline-block py-2 font-semibold text-teal underline" href={terms}>
            {content.bookingTerms}
          </a>
        </p>
      </footer>
    </div>
  );
}
