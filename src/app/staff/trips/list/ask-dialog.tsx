import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { CopyButton } from '#app/staff/kit/copy-button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { TextArea } from '#app/staff/kit/input.tsx';
import { toast } from '#app/staff/kit/toast-list.ts';
import type { AskChannel } from '#domain/bookings/operations/operations.ts';
import { paths } from '#paths.ts';
import type { loader } from './supplier-message.ts';
import { tripListTexts } from './texts.ts';

const texts = tripListTexts.request;

export type AskedSupplier = { id: string; name: string; toAsk: number };

type Props = {
  supplier: AskedSupplier;
  /** Asks about this trip alone. */
  bookingId?: string;
  onClose: () => void;
};

type Message = NonNullable<Awaited<ReturnType<typeof loader>>>;

type WaysProps = { message: Message; isBusy: boolean; onAsk: (channel: AskChannel) => void };

/** A mail is sent from here; WhatsApp sends by itself, and staff say when it has. */
function Ways({ message: { email, chatHref, text }, isBusy, onAsk }: WaysProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button aria-disabled={isBusy} onClick={() => onAsk('mail')}>
            {texts.sendMail(email)}
          </Button>
        )}
        {chatHref && (
          <ButtonLink look="secondary" href={chatHref} target="_blank" rel="noopener noreferrer">
            {texts.whatsapp}
          </ButtonLink>
        )}
        <CopyButton text={text} label={texts.copy} copied={texts.copied} />
      </div>
      {!email && !chatHref && <p className="text-quiet text-sm">{texts.noWays}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" aria-disabled={isBusy} onClick={() => onAsk('whatsapp')}>
          {texts.mark}
        </Button>
        <p className="text-quiet text-sm">{texts.markHint}</p>
      </div>
    </div>
  );
}

/** One message for everything that a supplier is still to be asked for. */
export function AskDialog({ supplier, bookingId = '', onClose }: Props) {
  const { data: message, load } = useFetcher<typeof loader>();
  const { send, isBusy, result } = useAction<SavedField>();
  // The idempotency key: pressing twice asks once.
  const [key] = useState(() => crypto.randomUUID());
  const query = new URLSearchParams({ supplier: supplier.id, ...(bookingId && { trip: bookingId }) });
  const address = `${paths.adminSupplierMessage}?${query}`;
  useEffect(() => void load(address), [address, load]);
  const ask = async (channel: AskChannel) => {
    if (!message || isBusy) return;
    const { basis } = message;
    const asked = await send({ intent: 'ask', supplierId: supplier.id, bookingId, channel, basis, key });
    if (!asked) return;
    if (asked.done) {
      toast(asked.text);
      return onClose();
    }
    // What is shown must be what is asked for.
    if (asked.code === 'conflict') void load(address);
  };
  const fault = result?.done === false ? statusOf(result) : undefined;
  return (
    <Dialog title={tripListTexts.askAll(supplier.name, message?.count ?? supplier.toAsk)} onClose={onClose}>
      <div className="grid gap-3">
        {message === undefined && <p className="text-quiet">{texts.loading}</p>}
        {message === null && <p>{texts.nothing}</p>}
        {message && (
          <>
            <p className="wrap-anywhere">
              <span className="text-quiet">{texts.subject}:</span> {message.subject}
            </p>
            <TextArea readOnly rows={10} aria-label={texts.text} value={message.text} />
            <FormStatusLine status={fault} takesRoom={false} />
            <Ways message={message} isBusy={isBusy} onAsk={(channel) => void ask(channel)} />
          </>
        )}
      </div>
    </Dialog>
  );
}
