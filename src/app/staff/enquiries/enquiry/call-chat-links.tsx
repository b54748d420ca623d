import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { ChatIcon, PhoneIcon } from '#app/ui/contact-icons.ts';
import { QuoteIcon } from '#app/ui/icons.tsx';
import { newQuotePath } from '#staff-paths.ts';
import type { FullEnquiryView } from './full-enquiry-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

type Props = {
  /** Between WhatsApp and Quote. */
  children?: ReactNode;
  enquiry: Pick<FullEnquiryView, 'id' | 'name' | 'callHref' | 'chatHref' | 'isErased'>;
  className: string;
  /** Called when the customer is called or written to, which is the first response. */
  onContact: (channel: 'call' | 'whatsapp') => void;
};

/** Call, WhatsApp and Quote: in the header of a wide screen, at the bottom of a phone. */
export function CallChatLinks({ enquiry, className, onContact, children }: Props) {
  const { id, name, callHref, chatHref, isErased } = enquiry;
  return (
    <>
      {callHref && (
        <a
          href={callHref}
          className={className}
          aria-label={staffEnquiriesContent.call(name)}
          onClick={() => onContact('call')}
        >
          <PhoneIcon className="size-4" />
          {staffEnquiriesContent.callShort}
        </a>
      )}
      {chatHref && (
        <a
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          className={className}
          aria-label={staffEnquiriesContent.whatsapp(name)}
          onClick={() => onContact('whatsapp')}
        >
          <ChatIcon className="size-4" />
          {staffEnquiriesContent.whatsappShort}
        </a>
      )}
      {children}
      {!isErased && (
        <Link to={newQuotePath(id)} className={className}>
          <QuoteIcon className="size-4" />
          {content.quote}
        </Link>
      )}
    </>
  );
}
