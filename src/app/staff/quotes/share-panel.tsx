import { useEffect, useRef } from 'react';
import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import { CopyButton } from '#app/staff/ui/copy-button.tsx';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import type { Shared } from './shared-quote.ts';
import type { ShownQuotes } from './shown-quotes.ts';

const content = staffQuotesContent.share;

type Props = {
  shared: Shared;
  enquiry: ShownQuotes['enquiry'];
  onShared: (channel: 'whatsapp' | 'mail') => void;
  onClose: () => void;
};

const mailLink = (email: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** The link is shown only here: the database stores its hash. */
export function SharePanel({ shared, enquiry, onShared, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = content.text({ ...shared, ...enquiry });
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="quote-link"
      className="grid gap-3 rounded-xl border-2 border-teal bg-card p-3 sm:p-4"
    >
      <h3 ref={heading} id="quote-link" tabIndex={-1} className="text-lg">
        {content.heading(shared.version)}
      </h3>
      <p>{content.once}</p>
      <div className="grid gap-1">
        <label htmlFor="quote-link-address" className="font-semibold text-sm">
          {content.link}
        </label>
        <input
          id="quote-link-address"
          readOnly
          value={shared.link}
          className="w-full rounded-lg border border-quiet/60 bg-card px-3 py-2 text-base"
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <p className="rounded-lg bg-sand px-3 py-2 text-sm wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-3">
        {enquiry.phoneE164 && (
          <a
            className={buttonClass}
            href={chatLink(enquiry.phoneE164, text)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => onShared('whatsapp')}
          >
            {content.chat}
          </a>
        )}
        <CopyButton text={shared.link} label={content.copy} copied={content.copied} />
        {enquiry.email && (
          <a
            className={outlineButtonClass}
            href={mailLink(enquiry.email, content.subject(enquiry.reference), text)}
            onClick={() => onShared('mail')}
          >
            {content.mail}
          </a>
        )}
        <button type="button" className={outlineButtonClass} onClick={onClose}>
          {content.close}
        </button>
      </div>
      {!enquiry.phoneE164 && <p className="text-quiet text-sm">{content.noPhone}</p>}
    </section>
  );
}
