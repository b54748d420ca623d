import { useState } from 'react';
import { Choice, FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { UnderstoodAmount } from '#app/staff/forms/understood-amount.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import type { RequestPart } from '#domain/payments/requests/request.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import type { RequestsView } from './requests-view.ts';
import { paymentTexts } from './texts.ts';

const content = paymentTexts.askForm;

type Props = {
  bookingId: string;
  parts: RequestsView['parts'];
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Asks for a part of the plan, or for an amount that staff type. */
export function AskPopup({ bookingId, parts, onDone, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [part, setPart] = useState<RequestPart>(parts[0]?.kind ?? 'amount');
  const [amount, setAmount] = useState('');
  /** The amount above the balance that the staff member is asked about. */
  const [asked, setAsked] = useState('');
  const { status, isBusy, onSubmit } = useActionForm({
    working: content.working,
    onResult: (result) => {
      if (!result.done) {
        if (result.field === 'confirmed') setAsked(amount);
        return;
      }
      onDone(result.text);
      onClose();
    },
  });
  const isAsked = part === 'amount' && asked !== '' && asked === amount;
  const values: RequestPart[] = [...parts.map(({ kind }) => kind), 'amount'];
  return (
    <Dialog title={content.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={onSubmit}
        className="grid gap-3"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'amount') setAmount(target.value);
        }}
      >
        <input type="hidden" name="intent" value="ask-payment" />
        <input type="hidden" name="id" value={bookingId} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="confirmed" value={isAsked ? asked : ''} />
        <Choice
          name="part"
          legend={content.part}
          values={values}
          labels={paymentTexts.parts}
          asides={Object.fromEntries(parts.map(({ kind, amount: open }) => [kind, open]))}
          chosen={part}
          onChoose={setPart}
          columns="grid-cols-1"
        />
        {part === 'amount' && (
          <div>
            <FormField
              name="amount"
              label={content.amount}
              inputMode="decimal"
              invalid={status?.field === 'amount'}
            />
            <UnderstoodAmount id="ask-understood" typed={amount} />
          </div>
        )}
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {isAsked ? content.goAbove(formatPaise(paiseFromTyped(asked) ?? 0)) : content.go}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
