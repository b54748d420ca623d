import { useState } from 'react';
import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { openPaiseOf, splitOverSources } from '#domain/payments/refunds/refund-shares.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import type { BookingRefundsView } from './refund-data.ts';
import { RefundForm, RefundItem } from './refund-list.tsx';
import { refundTexts as texts } from './texts.ts';

type DialogProps = {
  bookingId: string;
  view: BookingRefundsView;
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Says to which payments the typed amount goes back, before it is asked for. */
function AskDialog({ bookingId, view, onDone, onClose }: DialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(view.due);
  const { dialog } = texts;
  const shares = splitOverSources(view.sources, paiseFromTyped(typed) ?? 0);
  return (
    <RefundForm
      title={dialog.title}
      intent="refund-ask"
      hidden={{ key, id: bookingId, seenPaise: String(view.seenPaise) }}
      go={dialog.go}
      onDone={onDone}
      onClose={onClose}
    >
      {(isInvalid) => (
        <>
          <div
            onInput={({ target }) => {
              if (target instanceof HTMLInputElement) setTyped(target.value);
            }}
          >
            <FormField
              name="amount"
              label={dialog.amount}
              inputMode="decimal"
              value={view.due}
              hint={dialog.atMost(formatPaise(openPaiseOf(view.sources)))}
              invalid={isInvalid('amount')}
            />
          </div>
          <FormField
            name="reason"
            label={dialog.reason}
            value={view.due && (view.isCancelled ? dialog.cancelled : dialog.overpaid)}
            invalid={isInvalid('reason')}
          />
          {shares.length > 0 && (
            <div className="text-[0.9375rem]">
              <h3 className="font-sans font-semibold text-sm">{dialog.back}</h3>
              <ul className="list-disc pl-5">
                {shares.map(({ source, amountPaise }) => (
                  <li key={source.entryId}>
                    {dialog.source(source.method, source.day, formatPaise(amountPaise))}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className="text-quiet text-sm">{dialog.second(view.limit)}</p>
        </>
      )}
    </RefundForm>
  );
}

type Props = {
  bookingId: string;
  view: BookingRefundsView;
  onAct: (fields: Record<string, string>) => void;
  onDone: (text: string) => void;
};

/** What of the booking was given back, and what is to be. */
export function BookingRefunds({ bookingId, view, onAct, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (view.refunds.length === 0 && view.sources.length === 0) return null;
  return (
    <section
      aria-labelledby="refunds"
      className="grid gap-2 rounded-2xl border border-line bg-card px-4 py-3"
    >
      <h2 id="refunds" className="text-lg">
        {texts.heading}
      </h2>
      {view.refunds.length === 0 && <p className="text-quiet">{texts.noneOfBooking}</p>}
      <ul>
        {view.refunds.map((refund) => (
          <RefundItem key={refund.id} refund={refund} onAct={onAct} onDone={onDone} />
        ))}
      </ul>
      {view.dueText && <p className="font-semibold">{view.dueText}</p>}
      {view.mayAsk && (
        <div>
          <Button
            look={view.due ? 'secondary' : 'quiet'}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {view.due ? texts.ask(view.dueAmount) : texts.askOther}
          </Button>
        </div>
      )}
      {!view.hasArea && view.dueText && <p className="text-quiet text-sm">{texts.needsArea}</p>}
      {isAsking && (
        <AskDialog bookingId={bookingId} view={view} onDone={onDone} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}
