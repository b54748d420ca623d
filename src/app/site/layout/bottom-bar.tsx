import { useLocation } from 'react-router';
import { layoutContent } from '#app/content/layout.ts';
import { useChatLink } from '#app/site/use-site-settings.ts';
import { ChatIcon, MailIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { hasMessageForm, messageFormAt, messageFormId, paths } from '#paths.ts';

const content = layoutContent.bar;
/** Aligned to the top, so that the icon does not move when the font below it loads. */
const item = 'flex min-h-14 flex-col items-center gap-0.5 pt-2 text-[min(0.875rem,5.5vw)] font-semibold';

/** The phone's fixed bar: call, chat and the message form. */
export function BottomBar({ settings }: { settings: SiteSettings }) {
  const chatLink = useChatLink();
  const { pathname } = useLocation();
  const form = hasMessageForm(pathname) ? `#${messageFormId}` : messageFormAt(paths.contact);
  return (
    // The minimum height is the one that its links give it: a slow network may deliver the element before its content.
    <nav
      aria-label="Reach us"
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 grid min-h-[calc(3.5rem+1px+env(safe-area-inset-bottom))] grid-cols-3 border-line border-t bg-card pb-[env(safe-area-inset-bottom)] text-teal md:hidden"
    >
      <a className={item} href={`tel:${settings.phoneE164}`}>
        <PhoneIcon />
        {content.call}
      </a>
      <a className={item} href={chatLink}>
        <ChatIcon />
        {content.chat}
      </a>
      <a className={item} href={form}>
        <MailIcon />
        {content.enquire}
      </a>
    </nav>
  );
}
