import { useId, useState } from 'react';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { formOf, useAction } from '#app/staff/forms/use-action.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { staffCabBoardContent } from './texts.ts';
import type { ToldView } from './told-view.ts';

const content = staffCabBoardContent.told;

/** The message about another pick-up time. WhatsApp opens with the text; a mail has the booking with its new times. */
export function TellCustomer({ told }: { told: ToldView }) {
  const { bookingId, name, text, chatHref, mails } = told;
  const headingId = useId();
  const { send, result, isBusy } = useAction({ revalidates: false });
  // The idempotency key: two clicks are one mail.
  const [key] = useState(() => crypto.randomUUID());
  const status = result && statusOf(result);
  return (
    <section aria-labelledby={headingId} className="grid gap-1 pr-3 pb-2">
      <h2 id={headingId} className="font-sans font-semibold text-base">
        {content.heading(name)}
      </h2>
      <p className="wrap-anywhere rounded-lg bg-sand p-2 text-sm">{text}</p>
      <div className="flex flex-wrap items-center gap-2">
        {chatHref ? (
          <ButtonLink
            href={chatHref}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={content.whatsappOf(name)}
          >
            {content.whatsapp}
          </ButtonLink>
        ) : (
          <span className="text-quiet text-sm">{content.noNumber}</span>
        )}
        <CopyButton text={text} label={content.copy} copied={content.copied} />
        {mails.map((mail) => (
          <Button
            look="secondary"
            key={mail.address}
            aria-disabled={isBusy}
            onClick={() => void send(formOf({ intent: 'mail', id: bookingId, to: mail.address, key }))}
          >
            {mail.text}
          </Button>
        ))}
      </div>
      <StatusLine text={status?.text} tone={result?.done ? 'good' : 'fault'} takesRoom={false} />
    </section>
  );
}
