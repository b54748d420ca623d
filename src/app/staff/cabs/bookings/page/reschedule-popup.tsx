import { useState } from 'react';
import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { dateText, dayOf } from '#domain/shared/india-time.ts';
import type { DutyView, RescheduleView } from './duty-view.ts';
import { useDutyForm } from './use-duty-form.ts';

const { change: content, make } = staffBookingsContent;

type Props = {
  duty: DutyView;
  reschedule: RescheduleView;
  onDone: (text: string) => void;
  onClose: () => void;
};

/** What the change costs, in rupees, before it is confirmed. */
function Charge({ reschedule: { kind, amount, freeHours } }: { reschedule: RescheduleView }) {
  if (kind === 'free')
    return (
      <p>
        <strong>{content.free}</strong> {content.freeUntil(freeHours)}
      </p>
    );
  return (
    <p>
      <strong>{kind === 'charge' ? content.charge(amount) : content.staffTypes}</strong>{' '}
      {content.freeUntil(freeHours)}
    </p>
  );
}

/** Another day or time for the pick-up; the end follows. */
export function ReschedulePopup({ duty, reschedule, onDone, onClose }: Props) {
  const { status, isBusy, onSubmit } = useDutyForm({ onDone, onClose });
  const [day, setDay] = useState(duty.pickupDay);
  const known = dayOf(day);
  const isInvalid = (name: string) => status?.field === name;
  return (
    <Dialog title={content.rescheduleTitle} onClose={onClose}>
      <form
        noValidate
        onSubmit={onSubmit}
        className="grid gap-3"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'date') setDay(target.value);
        }}
      >
        <input type="hidden" name="intent" value="reschedule" />
        <input type="hidden" name="dutyId" value={duty.id} />
        <input type="hidden" name="revision" value={duty.revision} />
        <input type="hidden" name="chargePaise" value={reschedule.paise} />
        <p className="text-quiet">{content.now(duty.pickUp)}</p>
        <div className="grid grid-cols-2 gap-2">
          <FormField
            name="date"
            label={make.day}
            type="date"
            value={duty.pickupDay}
            invalid={isInvalid('date')}
          />
          <FormField
            name="time"
            label={make.time}
            type="time"
            value={duty.pickupTime}
            invalid={isInvalid('time')}
          />
          {known && <p className="col-span-2 text-quiet text-sm">{content.newDay(dateText(known))}</p>}
        </div>
        <Charge reschedule={reschedule} />
        {reschedule.kind === 'staff-types' && (
          <FormField
            name="typedCharge"
            label={content.typedCharge}
            inputMode="decimal"
            hint={content.typedChargeHint}
            invalid={isInvalid('typedCharge')}
          />
        )}
        {duty.hasCrew && (
          <Checkbox name="dropsCrew" value="yes">
            {content.dropsCrew}
          </Checkbox>
        )}
        <FormField name="reason" label={content.reason} invalid={isInvalid('reason')} />
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.rescheduleGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
