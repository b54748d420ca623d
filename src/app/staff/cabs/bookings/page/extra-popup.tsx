import { useState } from 'react';
import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';

const content = staffBookingsContent.money.extra;

type Props = {
  bookingId: string;
  /** That of what was booked. */
  gstPercent: string;
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Something sold after the booking was made, with its own GST. */
export function ExtraPopup({ bookingId, gstPercent, onDone, onClose }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const { status, isBusy, onSubmit } = useActionForm({
    working: staffBookingsContent.money.working,
    onResult: (result) => {
      if (!result.done) return;
      onDone(result.text);
      onClose();
    },
  });
  const fields = [
    ['name', content.name, '', undefined],
    ['price', content.price, '', 'decimal'],
    ['gstPercent', content.gst, gstPercent, 'decimal'],
  ] as const;
  return (
    <Dialog title={content.title} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="extra" />
        <input type="hidden" name="id" value={bookingId} />
        <input type="hidden" name="key" value={key} />
        {fields.map(([name, label, value, inputMode]) => (
          <FormField
            key={name}
            name={name}
            label={label}
            value={value}
            {...(inputMode && { inputMode })}
            invalid={status?.field === name}
          />
        ))}
        <FormStatusLine status={status} takesRoom={false} />
        <Button type="submit" aria-disabled={isBusy}>
          {content.go}
        </Button>
      </form>
    </Dialog>
  );
}
