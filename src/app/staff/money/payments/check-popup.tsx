import { useState } from 'react';
import { Choice, FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { UnderstoodAmount } from '#app/staff/forms/understood-amount.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { moneyTexts } from '#app/staff/money/texts.ts';
import { type PayMethod, payMethods } from '#domain/bookings/booking.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { paymentTexts } from './texts.ts';

const content = paymentTexts.checkForm;

type Props = {
  id: string;
  reference: string;
  /** What was asked for and what the customer typed. */
  check: { amount: string; utr: string };
  onDone: (text: string, tone?: 'warn') => void;
  onClose: () => void;
};

/** What the bank shows for a request. */
export function CheckPopup({ id, reference, check, onDone, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(check.amount);
  const [method, setMethod] = useState<PayMethod>('upi');
  const { status, isBusy, onSubmit } = useActionForm<{ needsCheck?: boolean }>({
    working: content.working,
    onResult: (result) => {
      if (!result.done) return;
      onDone(result.text, result.value.needsCheck ? 'warn' : undefined);
      onClose();
    },
  });
  const today = dayInIndia(new Date());
  return (
    <Dialog title={content.title(reference)} onClose={onClose}>
      <form
        noValidate
        onSubmit={onSubmit}
        className="grid gap-3"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'amount') setAmount(target.value);
        }}
      >
        <input type="hidden" name="intent" value="check-payment" />
        <input type="hidden" name="requestId" value={id} />
        <input type="hidden" name="of" value={reference} />
        <input type="hidden" name="key" value={key} />
        <p>{content.text}</p>
        <div>
          <FormField
            name="amount"
            label={content.amount}
            value={check.amount}
            inputMode="decimal"
            invalid={status?.field === 'amount'}
          />
          <UnderstoodAmount id="check-understood" typed={amount} />
        </div>
        <FormField
          name="reference"
          label={content.reference}
          value={check.utr}
          invalid={status?.field === 'reference'}
        />
        <FormField
          name="receivedOn"
          label={content.day}
          type="date"
          value={today}
          max={today}
          invalid={status?.field === 'receivedOn'}
        />
        <Choice
          name="method"
          legend={content.method}
          values={payMethods}
          labels={moneyTexts.methods}
          chosen={method}
          onChoose={setMethod}
          columns="grid-cols-3"
        />
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.go}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
