import { useState } from 'react';
import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import type { ShownMails } from './shown-mail.ts';

const content = staffBookingsContent.mail;

const smallButton =
  'inline-flex min-h-11 max-w-full items-center rounded-lg border border-line px-3 text-left font-semibold text-sm text-teal wrap-anywhere hover:border-teal disabled:opacity-60 lg:min-h-9';

type Props = {
  bookingId: string;
  mails: ShownMails;
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
        <ScriptButton
          key={address}
          className={`${smallButton} justify-self-start`}
          onClick={() => void send(address)}
        >
          {text}
        </ScriptButton>
      ))}
    </section>
  );
}
