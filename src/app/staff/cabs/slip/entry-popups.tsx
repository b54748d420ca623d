import { useState } from 'react';
import { Choice, FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { UnderstoodAmount } from '#app/staff/forms/understood-amount.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { type ExpenseKind, expenseKinds } from '#domain/bookings/booking.ts';
import { expenseInput, readingInput, removalInput } from '#domain/bookings/slip/closing-input.ts';
import { expenseNames } from '#domain/bookings/slip/statement-text.ts';
import type { SlipProps } from './slip-props.ts';
import type { ReadingView, SlipView } from './slip-view.ts';
import { staffSlipContent } from './texts.ts';

const content = staffSlipContent.entries;

type Common = SlipProps & { onClose: () => void };

/** Sends the form once: its key makes a second try harmless. */
function useEntryForm({ onDone, onClose }: Common, schema: Parameters<typeof faultBy>[0]) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useActionForm({
    working: content.working,
    validate: faultBy(schema),
    onResult: (result) => {
      if (!result.done) return;
      onDone(result.text);
      onClose();
    },
  });
  return { key, ...form };
}

type FrameProps = { form: ReturnType<typeof useEntryForm>; intent: string; dutyId: string };

const Hidden = ({ form, intent, dutyId }: FrameProps) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="dutyId" value={dutyId} />
    <input type="hidden" name="key" value={form.key} />
  </>
);

function Foot({ form, label = content.save }: { form: ReturnType<typeof useEntryForm>; label?: string }) {
  return (
    <>
      <FormField
        name="reason"
        label={content.reason}
        hint={content.reasonHint}
        invalid={form.status?.field === 'reason'}
      />
      <FormStatusLine status={form.status} takesRoom={false} />
      <div>
        <Button type="submit" aria-disabled={form.isBusy}>
          {label}
        </Button>
      </div>
    </>
  );
}

/** A step by staff; the driver's entry stays in the list of entries, and this one counts. */
export function ReadingPopup(props: Common & { step: ReadingView }) {
  const { slip, step, onClose } = props;
  const form = useEntryForm(props, readingInput);
  const field = form.status?.field;
  return (
    <Dialog
      title={step.isEntered ? content.correctOf(step.name) : content.enterOf(step.name)}
      onClose={onClose}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
        <Hidden form={form} intent="reading" dutyId={slip.id} />
        <input type="hidden" name="kind" value={step.kind} />
        <div className="grid grid-cols-2 gap-3">
          <FormField
            name="day"
            label={content.day}
            type="date"
            value={step.typed.day}
            invalid={field === 'day'}
          />
          <FormField
            name="time"
            label={content.clock}
            type="time"
            value={step.typed.time}
            invalid={field === 'time'}
          />
        </div>
        {step.kind !== 'landed' && (
          <FormField
            name="odometer"
            label={content.odometer}
            inputMode="numeric"
            value={step.typed.odometer}
            invalid={field === 'odometer'}
          />
        )}
        <Foot form={form} />
      </form>
    </Dialog>
  );
}

/** Takes an expense back; the reason tells later readers of the slip why. */
export function RemovePopup(props: Common & { expense: SlipView['expenses'][number] }) {
  const { slip, expense, onClose } = props;
  const form = useEntryForm(props, removalInput);
  return (
    <Dialog title={content.removeTitle} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
        <Hidden form={form} intent="remove-expense" dutyId={slip.id} />
        <input type="hidden" name="removes" value={expense.key} />
        <p>{content.removeText(expense.name, expense.amount)}</p>
        <Foot form={form} label={content.remove} />
      </form>
    </Dialog>
  );
}

export function ExpensePopup(props: Common) {
  const { slip, onClose } = props;
  const form = useEntryForm(props, expenseInput);
  const [kind, setKind] = useState<ExpenseKind>('parking');
  const [amount, setAmount] = useState('');
  return (
    <Dialog title={content.addExpense} onClose={onClose}>
      <form
        noValidate
        onSubmit={form.onSubmit}
        className="grid gap-3"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'amount') setAmount(target.value);
        }}
      >
        <Hidden form={form} intent="expense" dutyId={slip.id} />
        <div>
          <FormField
            name="amount"
            label={content.amount}
            inputMode="decimal"
            invalid={form.status?.field === 'amount'}
          />
          <UnderstoodAmount id="expense-understood" typed={amount} />
        </div>
        <Choice
          name="expense"
          legend={content.kind}
          values={expenseKinds}
          labels={expenseNames}
          chosen={kind}
          onChoose={setKind}
          columns="grid-cols-2"
        />
        <Foot form={form} />
      </form>
    </Dialog>
  );
}
