import { useState } from 'react';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import type { LinkView } from './link-view.ts';
import type { MailsView } from './mail-view.ts';
import { rideTexts as content } from './ride-texts.ts';

export type News = {
  /** The customer's link with its texts; without one only the mail is offered. */
  shared: LinkView['shared'] | undefined;
  mails: MailsView['buttons'];
  onMail: (to: string, key: string) => Promise<void>;
};

/** After a change of the ride: telling the customer, with the texts and mails that there are. */
export function RideNews({ shared, mails, onMail, onTold }: News & { onTold: () => void }) {
  // The idempotency key: two clicks are one mail, and a click after the answer is another.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = async (to: string) => {
    await onMail(to, key);
    setKey(crypto.randomUUID());
  };
  return (
    <section aria-label={content.news} className="grid gap-2 rounded-xl border border-teal px-3 py-2">
      <h3 className="font-sans text-base">
        <strong>{content.news}</strong>
      </h3>
      <p className="text-quiet text-sm">{content.newsText}</p>
      <div className="flex flex-wrap gap-1.5">
        {shared?.changedHref && (
          <ButtonLink look="quiet" href={shared.changedHref} target="_blank" rel="noopener noreferrer">
            {content.whatsApp}
          </ButtonLink>
        )}
        {shared && <CopyButton text={shared.changed} label={content.copy} copied={content.copied} />}
        {mails.map(({ address, text }) => (
          <Button look="quiet" key={address} onClick={() => void send(address)}>
            {text}
          </Button>
        ))}
        <Button look="quiet" onClick={onTold}>
          {content.told}
        </Button>
      </div>
    </section>
  );
}
