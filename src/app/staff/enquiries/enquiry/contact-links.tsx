import { staffEnquiriesContent as content } from '#app/content/staff/enquiries.ts';
import type { ShownEnquiry } from '#app/staff/enquiries/inbox/shown-enquiry.ts';
import { statusOf } from '#app/staff/ui/action-result.ts';
import { useAction } from '#app/staff/ui/use-action.ts';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';

const linkClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-lg border border-line px-3 font-semibold text-sm text-teal hover:border-teal @4xl:min-h-8 @4xl:px-2';

type Props = {
  enquiry: Pick<ShownEnquiry, 'id' | 'name' | 'callHref' | 'chatHref'>;
};

/** Call and WhatsApp links. A click records the first response to the enquiry. */
export function ContactLinks({ enquiry: { id, name, callHref, chatHref } }: Props) {
  const { send, result } = useAction();
  const note = (channel: 'call' | 'whatsapp') => send({ intent: 'reply', id, channel, title: '' });
  return (
    <div className="flex flex-wrap gap-1.5">
      {callHref && (
        <a href={callHref} className={linkClass} aria-label={content.call(name)} onClick={() => note('call')}>
          <PhoneIcon className="size-4" />
          <span className="@4xl:sr-only">{content.callShort}</span>
        </a>
      )}
      {chatHref && (
        <a
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          className={linkClass}
          aria-label={content.whatsapp(name)}
          onClick={() => note('whatsapp')}
        >
          <ChatIcon className="size-4" />
          <span className="@4xl:sr-only">{content.whatsappShort}</span>
        </a>
      )}
      <p role="status" className="text-brick text-sm empty:absolute">
        {result?.done === false && statusOf(result)?.text}
      </p>
    </div>
  );
}
