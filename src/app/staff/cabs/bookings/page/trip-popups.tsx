import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import type { TripView } from './trip-view.ts';
import { useDutyForm } from './use-duty-form.ts';

const { trip: content, change } = staffBookingsContent;

type Props = { bookingId: string; trip: TripView; onDone: (text: string) => void; onClose: () => void };

export function TripDaysPopup({ bookingId, trip, onDone, onClose }: Props) {
  const { status, isBusy, onSubmit } = useDutyForm({ onDone, onClose });
  const fields = [
    ['firstDay', content.firstDay],
    ['lastDay', content.lastDay],
  ] as const;
  return (
    <Dialog title={content.changeDays} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="trip-days" />
        <input type="hidden" name="id" value={bookingId} />
        <input type="hidden" name="seenFirstDay" value={trip.firstDay} />
        <input type="hidden" name="seenLastDay" value={trip.lastDay} />
        <div className="grid grid-cols-2 gap-2">
          {fields.map(([name, label]) => (
            <FormField
              key={name}
              name={name}
              label={label}
              type="date"
              value={trip[name]}
              invalid={status?.field === name}
            />
          ))}
        </div>
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.daysGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The terms of each quote are its own, so staff type the charge and why. */
export function CancelTripPopup({ bookingId, trip, onDone, onClose }: Props) {
  const { status, isBusy, onSubmit } = useDutyForm({ onDone, onClose });
  const isInvalid = (name: string) => status?.field === name;
  return (
    <Dialog title={content.cancelTitle} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="cancel-trip" />
        <input type="hidden" name="id" value={bookingId} />
        <p>{content.cancelText(trip.price)}</p>
        {trip.terms && (
          <p className="max-h-40 overflow-y-auto whitespace-pre-line rounded-lg bg-sand px-3 py-2 text-sm wrap-anywhere">
            {trip.terms}
          </p>
        )}
        <FormField
          name="typedCharge"
          label={change.typedCharge}
          inputMode="decimal"
          hint={change.typedChargeHint}
          invalid={isInvalid('typedCharge')}
        />
        <FormField name="reason" label={change.reason} invalid={isInvalid('reason')} />
        <FormStatusLine status={status} takesRoom={false} />
        <div className="flex flex-wrap gap-3">
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.cancelGo}
          </Button>
          <CloseDialog>{content.keep}</CloseDialog>
        </div>
      </form>
    </Dialog>
  );
}
