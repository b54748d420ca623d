import { useState } from 'react';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import type { MailsView } from './mail-view.ts';

const content = staffBookingsContent.mail;

type Props = {
  bookingId: string;
  mails: MailsView;
  isCancelled: boolean;
  onAct: (fields: Record<string, string>) => Promise<void>;
};

/** Whether the booking was mailed to the customer, and sending it again. */
export function CustomerMail({
  bookingId,
  mails: { state, buttons, hasAddress },
  isCancelled,
  onAct,
}: Props) {
  // The idempotency key: two clicks are one mail, and a click after the answer is another.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = async (to: string) => {
    await onAct({ intent: 'mail', id: bookingId, to, key });
    setKey(crypto.randomUUID());
  };
  return (
    <section
      aria-labelledby="customer-mail"
      className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3"
    >
      <h2 id="customer-mail" className="text-lg">
        {content.heading}
      </h2>
      <p className="wrap-anywhere">{state}</p>
      {!hasAddress && !isCancelled && <p className="text-quiet text-sm">{content.noAddress}</p>}
      {buttons.map(({ address, text }) => (
        <Button look="quiet" key={address} onClick={() => void send(address)}>
          {text}
        </Button>
      ))}
    </section>
  );
}
