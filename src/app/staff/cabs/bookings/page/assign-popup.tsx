import { FleetFields } from '#app/staff/cabs/assign/fleet-fields.tsx';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import type { DutyView } from './duty-view.ts';
import { useDutyForm } from './use-duty-form.ts';

const content = staffBookingsContent.page;

type Props = { duty: DutyView; onDone: (text: string, tone?: 'warn') => void; onClose: () => void };

/** The same choice as on the board. */
export function AssignPopup({ duty, onDone, onClose }: Props) {
  const { status, isBusy, onSubmit } = useDutyForm({ onDone, onClose });
  return (
    <Dialog title={content.assign} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="dutyId" value={duty.id} />
        <input type="hidden" name="revision" value={duty.revision} />
        <p className="text-quiet">
          {duty.pickUp} – {duty.ends}, {duty.carType}
        </p>
        <FleetFields duty={duty} invalid={status?.field} />
        <FormStatusLine status={status} takesRoom={false} />
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            {content.assignGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
