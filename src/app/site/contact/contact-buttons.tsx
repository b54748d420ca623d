import { layoutContent } from '#app/content/layout.ts';
import { useChatLink, useSiteSettings } from '#app/site/use-site-settings.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';

/** Buttons to call and to chat. */
export function ContactButtons({ chatText }: { chatText: string }) {
  const { phoneE164 } = useSiteSettings();
  const chatLink = useChatLink(chatText);
  return (
    <p className="flex flex-wrap gap-3">
      <a className={`${buttonClass} gap-2`} href={`tel:${phoneE164}`}>
        <PhoneIcon />
        <span>
          {layoutContent.bar.call} <span className="inline-block">{displayPhone(phoneE164)}</span>
        </span>
      </a>
      <a className={`${outlineButtonClass} gap-2`} href={chatLink}>
        <ChatIcon />
        {layoutContent.chat}
      </a>
    </p>
  );
}
