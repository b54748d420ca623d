import type { EnquiryView } from '#app/staff/enquiries/inbox/enquiry-view.ts';
import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { ButtonLink } from '#app/staff/kit/button.tsx';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';

type Props = {
  enquiry: Pick<EnquiryView, 'id' | 'name' | 'callHref' | 'chatHref'>;
};

/** Call and WhatsApp links. A click records the first response to the enquiry. */
export function ContactLinks({ enquiry: { id, name, callHref, chatHref } }: Props) {
  const { send, result } = useAction();
  const note = (channel: 'call' | 'whatsapp') => send({ intent: 'reply', id, channel, title: '' });
  return (
    <div className="flex flex-wrap gap-1.5">
      {callHref && (
        <ButtonLink look="quiet" href={callHref} aria-label={content.call(name)} onClick={() => note('call')}>
          <PhoneIcon className="size-4" />
          <span className="@4xl:sr-only">{content.callShort}</span>
        </ButtonLink>
      )}
      {chatHref && (
        <ButtonLink
          look="quiet"
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={content.whatsapp(name)}
          onClick={() => note('whatsapp')}
        >
          <ChatIcon className="size-4" />
          <span className="@4xl:sr-only">{content.whatsappShort}</span>
        </ButtonLink>
      )}
      <p role="status" className="text-brick text-sm empty:absolute">
        {result?.done === false && statusOf(result)?.text}
      </p>
    </div>
  );
}
