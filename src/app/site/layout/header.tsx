import { layoutContent as content } from '#app/content/layout.ts';
import { useChatLink } from '#app/site/use-site-settings.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ChatIcon, MailIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import { Logo } from '#app/ui/logo.tsx';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { paths } from '#paths.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const contact = 'flex min-h-10 items-center gap-2 hover:underline print:block print:min-h-0';

/** In print it stands beside the name, with the address, like a letterhead. */
function ContactStrip({ settings }: { settings: SiteSettings }) {
  return (
    <div className="bg-night text-on-night">
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-6 px-5 text-[min(0.875rem,6vw)] leading-snug print:grid print:justify-end print:text-right">
        <span className="hidden print:inline">{settings.headOffice}</span>
        <a className={contact} href={`tel:${settings.phoneE164}`}>
          <PhoneIcon className="size-4 max-sm:hidden print:hidden" />
          <span>
            <span className="max-sm:sr-only print:hidden">{content.care(settings.careHours)}</span>
            <strong className="whitespace-nowrap">{displayPhone(settings.phoneE164)}</strong>
          </span>
        </a>
        <a className={contact} href={`mailto:${settings.email}`}>
          <MailIcon className="size-4 max-sm:hidden print:hidden" />
          {settings.email}
        </a>
      </div>
    </div>
  );
}

export function Header({ settings }: { settings: SiteSettings }) {
  const chatLink = useChatLink();
  return (
    <header className="border-line border-b bg-paper print:flex print:flex-row-reverse print:items-center">
      <ContactStrip settings={settings} />
      {/*
       * Height and columns are fixed from the first byte, so that nothing shifts on a slow network. Buttons and margins
       * are in pixels, so that the name keeps its room at 200% text size.
       */}
      <div className="mx-auto grid min-h-18 max-w-7xl grid-cols-[1fr_auto_48px_48px] items-center gap-x-[4px] px-[20px] py-3 sm:gap-x-4 lg:grid-cols-[1fr_auto_auto_48px] print:ml-0">
        <a
          className="flex min-w-0 items-center gap-[12px] font-display font-semibold text-xl sm:text-2xl"
          href={paths.home}
        >
          <Logo />
          {settings.agencyName}
        </a>
        <DesktopMenu />
        <a className={`${buttonClass} col-start-2 max-sm:hidden lg:col-start-3`} href={paths.contact}>
          {content.requestCall}
        </a>
        <a
          className="col-start-3 grid size-[48px] place-items-center rounded-full text-teal lg:col-start-4 hover:bg-card print:hidden"
          href={chatLink}
          aria-label={content.chat}
        >
          <ChatIcon className="size-[28px]" />
        </a>
        <MobileMenu />
      </div>
    </header>
  );
}
