import { staffDriversContent } from '#app/staff/cabs/fleet/texts.ts';
import { type PanelProps, useFleetForm } from '#app/staff/cabs/fleet/use-fleet-form.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import type { DriverView } from './driver-view.ts';

const content = staffDriversContent.daysOff;

type Props = Pick<PanelProps, 'onDone'> & { driver: DriverView };

function RemoveForm({ driver, onDone, dayOff }: Props & { dayOff: DriverView['daysOff'][0] }) {
  const { onSubmit, isBusy } = useFleetForm({ onDone, closes: false });
  return (
    <form onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="remove-day-off" />
      <input type="hidden" name="id" value={driver.id} />
      <input type="hidden" name="dayOffId" value={dayOff.id} />
      <Button
        look="textDanger"
        type="submit"
        aria-disabled={isBusy}
        aria-label={content.removeName(dayOff.when)}
      >
        {content.remove}
      </Button>
    </form>
  );
}

/** The planned days off of a driver; each change is saved at once. */
export function DaysOff(props: Props) {
  const { driver } = props;
  const { status, isBusy, onSubmit } = useFleetForm({ ...props, closes: false });
  return (
    <section aria-labelledby="days-off" className="grid gap-3 border-line border-t py-4">
      <h3 id="days-off" className="text-lg">
        {content.heading}
      </h3>
      {driver.daysOff.length === 0 && <EmptyState>{content.none}</EmptyState>}
      <ul className="grid">
        {driver.daysOff.map((dayOff) => (
          <li key={dayOff.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0">{dayOff.text}</span>
            <RemoveForm {...props} dayOff={dayOff} />
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={onSubmit} className="grid gap-3 sm:grid-cols-2">
        <input type="hidden" name="intent" value="add-day-off" />
        <input type="hidden" name="id" value={driver.id} />
        <DateField
          id="off-first"
          name="firstDay"
          label={content.first}
          invalid={status?.field === 'firstDay'}
          required
        />
        <DateField id="off-last" name="lastDay" label={content.last} invalid={status?.field === 'lastDay'} />
        <div className="sm:col-span-2">
          <TextField
            id="off-reason"
            name="reason"
            label={content.reason}
            invalid={status?.field === 'reason'}
            autoComplete="off"
          />
        </div>
        <div className="sm:col-span-2">
          <FormStatusLine status={status} takesRoom={false} />
          <Button look="secondary" type="submit" aria-disabled={isBusy}>
            {content.add}
          </Button>
        </div>
      </form>
    </section>
  );
}
