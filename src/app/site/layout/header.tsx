import { layoutContent as content } from '#app/content/layout.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { ChatIcon, MailIcon, PhoneIcon } from '#app/ui/icons.tsx';
import { displayPhone } from '#app/ui/phone.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { paths } from '#paths.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

function ContactStrip({ settings }: { settings: SiteSettings }) {
  return (
    <div className="bg-night text-on-night">
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-6 px-5 text-sm">
        <a className="flex min-h-10 items-center gap-2 hover:underline" href={`tel:${settings.phoneE164}`}>
          <PhoneIcon className="size-4 max-sm:hidden" />
          <span>
            <span className="max-sm:sr-only">{content.careLabel}</span>
            <strong className="whitespace-nowrap">{displayPhone(settings.phoneE164)}</strong>
          </span>
        </a>
        <a className="flex min-h-10 items-center gap-2 hover:underline" href={`mailto:${settings.email}`}>
          <MailIcon className="size-4 max-sm:hidden" />
          {settings.email}
        </a>
      </div>
    </div>
  );
}

export function Header({ settings }: { settings: SiteSettings }) {
  return (
    <header className="border-line border-b bg-paper">
      <ContactStrip settings={settings} />
      {/* Its full height from the first byte: on a slow network the rest of the row arrives after the logo is painted. */}
      <div className="mx-auto flex min-h-18 max-w-7xl items-center gap-x-4 px-5 py-3">
        <a
          className="mr-auto flex items-center gap-3 font-display font-semibold text-xl sm:text-2xl"
          href={paths.home}
        >
          <img src="/favicon.svg" alt="" width="40" height="40" />
          {settings.agencyName}
        </a>
        <DesktopMenu />
        <a className={`${buttonClass} max-sm:hidden`} href={paths.contact}>
          {content.requestCall}
        </a>
        <a
          className="grid size-12 place-items-center rounded-full text-teal hover:bg-card"
          href={chatLink(settings.phoneE164, content.chatText)}
          aria-label={content.chat}
        >
          <ChatIcon className="size-7" />
        </a>
        <MobileMenu />
      </div>
    </header>
  );
}
