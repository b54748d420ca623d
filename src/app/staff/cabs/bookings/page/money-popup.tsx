import { useState } from 'react';
import { Choice, FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { UnderstoodAmount } from '#app/staff/forms/understood-amount.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { DialogFoot } from '#app/staff/kit/dialog-foot.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { type MoneyKind, moneyKinds, type PayMethod, payMethods, placeOf } from '#domain/bookings/booking.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import type { EntryView } from './booking-data.ts';

const content = staffBookingsContent.money;

type Common = { bookingId: string; onDone: (text: string) => void; onClose: () => void };

/** Sends the form once: its key makes a second try harmless. */
function useMoneyForm({ onDone, onClose }: Common, onAsked?: () => void) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useActionForm({
    working: content.working,
    onResult: (result) => {
      if (!result.done) {
        if (result.field === 'confirmed') onAsked?.();
        return;
      }
      onDone(result.text);
      onClose();
    },
  });
  return { key, ...form };
}

type MoneyProps = Common & {
  isRefund: boolean;
  /** Refunds need the area of money. */
  mayRefund: boolean;
  /** The first money before the ride is usually an advance. */
  isAdvance: boolean;
  /** The rides whose drivers can have collected it, the usual one first. */
  collectors: readonly { value: string; label: string }[];
  /** What is left to pay once the ride is over, as it is typed; otherwise empty. */
  due: string;
};

export function MoneyPopup(props: MoneyProps) {
  const { bookingId, isRefund, mayRefund, isAdvance, collectors, due, onClose } = props;
  const [kind, setKind] = useState<MoneyKind>(
    isRefund && mayRefund ? 'refund' : isAdvance ? 'advance' : 'payment',
  );
  const [chosenMethod, setMethod] = useState<PayMethod>();
  // Drivers collect cash, unless staff say otherwise.
  const method = chosenMethod ?? (kind === 'collected-by-driver' ? 'cash' : 'upi');
  const [amount, setAmount] = useState(due);
  /** The amount above the balance that the staff member is asked about. */
  const [asked, setAsked] = useState('');
  const { key, status, isBusy, onSubmit } = useMoneyForm(props, () => setAsked(amount));
  const isAsked = asked !== '' && asked === amount;
  const today = dayInIndia(new Date());
  const kinds = moneyKinds.filter(
    (one) => (one !== 'refund' || mayRefund) && (one !== 'collected-by-driver' || collectors.length > 0),
  );
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
        <input type="hidden" name="intent" value="money" />
        <input type="hidden" name="id" value={bookingId} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="confirmed" value={isAsked ? asked : ''} />
        <div>
          <FormField
            name="amount"
            label={content.amount}
            value={due}
            inputMode="decimal"
            invalid={status?.field === 'amount'}
          />
          <UnderstoodAmount id="money-understood" typed={amount} takesRoom={false} />
        </div>
        <div>
          <Choice
            name="kind"
            legend={content.kind}
            values={kinds}
            labels={content.kinds}
            chosen={kind}
            onChoose={setKind}
            columns={kinds.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}
          />
          {!mayRefund && <p className="mt-0.5 text-quiet text-sm">{content.refundNeedsArea}</p>}
        </div>
        {kind === 'collected-by-driver' && (
          <SelectField
            id="money-collector"
            name="dutyId"
            label={content.collector}
            options={collectors}
            invalid={status?.field === 'dutyId'}
          />
        )}
        <div>
          <Choice
            name="method"
            legend={content.method}
            values={payMethods}
            labels={content.methods}
            chosen={method}
            onChoose={setMethod}
            columns="grid-cols-3"
          />
          <p role="status" className="mt-0.5 text-quiet text-sm">
            {(kind === 'refund' ? content.whereFrom : content.where)[placeOf({ kind, method })]}
          </p>
        </div>
        <FormField
          name="receivedOn"
          label={kind === 'refund' ? content.refundedOn : content.receivedOn}
          type="date"
          value={today}
          max={today}
          invalid={status?.field === 'receivedOn'}
        />
        <FormField
          name="reference"
          label={content.reference}
          hint={content.referenceHint}
          invalid={status?.field === 'reference'}
        />
        <FormStatusLine status={status} takesRoom={false} />
        <DialogFoot>
          <Button type="submit" aria-disabled={isBusy}>
            {isAsked ? content.goAbove(formatPaise(paiseFromTyped(asked) ?? 0)) : content.go}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

/** Entries are never changed; a mistake gets an opposite one. */
export function ReversePopup(props: Common & { entry: EntryView }) {
  const { bookingId, entry, onClose } = props;
  const { key, status, isBusy, onSubmit } = useMoneyForm(props);
  return (
    <Dialog title={content.reverseTitle} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="reverse" />
        <input type="hidden" name="id" value={bookingId} />
        <input type="hidden" name="entryId" value={entry.id} />
        <input type="hidden" name="key" value={key} />
        <p>{content.reverseText(entry.kind, entry.amount)}</p>
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.reverse}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
