import { Form } from 'react-router';
import { FleetFoot } from '#app/staff/cabs/fleet/fleet-foot.tsx';
import { staffDriversContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { type PanelProps, useFleetForm } from '#app/staff/cabs/fleet/use-fleet-form.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { optionsOf, useCabs } from '#app/staff/shell/use-cabs.ts';
import { SupplierField } from '#app/staff/suppliers/supplier-field.tsx';
import { offered } from '#domain/fares/cab-names.ts';
import { phoneCountries } from '#domain/shared/phone-countries.ts';
import { paths } from '#paths.ts';
import { settlePath } from '#staff-paths.ts';
import type { DriverView } from './driver-view.ts';

const daysOffContent = content.daysOff;

type DaysOffProps = Pick<PanelProps, 'onDone'> & { driver: DriverView };

function RemoveForm({ driver, onDone, dayOff }: DaysOffProps & { dayOff: DriverView['daysOff'][0] }) {
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
        aria-label={daysOffContent.removeName(dayOff.when)}
      >
        {daysOffContent.remove}
      </Button>
    </form>
  );
}

/** The planned days off of a driver; each change is saved at once. */
function DaysOff(props: DaysOffProps) {
  const { driver } = props;
  const { status, isBusy, onSubmit } = useFleetForm({ ...props, closes: false });
  return (
    <section aria-labelledby="days-off" className="grid gap-3 border-line border-t py-4">
      <h3 id="days-off" className="text-lg">
        {daysOffContent.heading}
      </h3>
      {driver.daysOff.length === 0 && <EmptyState>{daysOffContent.none}</EmptyState>}
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
          label={daysOffContent.first}
          invalid={status?.field === 'firstDay'}
          required
        />
        <DateField
          id="off-last"
          name="lastDay"
          label={daysOffContent.last}
          invalid={status?.field === 'lastDay'}
        />
        <div className="sm:col-span-2">
          <TextField
            id="off-reason"
            name="reason"
            label={daysOffContent.reason}
            invalid={status?.field === 'reason'}
            autoComplete="off"
          />
        </div>
        <div className="sm:col-span-2">
          <FormStatusLine status={status} takesRoom={false} />
          <Button look="secondary" type="submit" aria-disabled={isBusy}>
            {daysOffContent.add}
          </Button>
        </div>
      </form>
    </section>
  );
}

const driverRightsContent = content.rights;

type DriverRightsProps = Pick<PanelProps, 'onDone'> & { driver: DriverView };

/** Asks for the name, because it cannot be undone. */
function EraseForm({ driver, onDone }: DriverRightsProps) {
  const { status, isBusy, onSubmit } = useFleetForm({ onDone });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value="erase" />
      <input type="hidden" name="id" value={driver.id} />
      <p>{driverRightsContent.eraseWhat}</p>
      <TextField
        id="driver-erase"
        name="confirm"
        label={driverRightsContent.confirm(driver.name)}
        invalid={status?.field === 'confirm'}
        autoComplete="off"
        required
      />
      <FormStatusLine status={status} takesRoom={false} />
      <div>
        <Button look="danger" type="submit" aria-disabled={isBusy}>
          {driverRightsContent.erase}
        </Button>
      </div>
    </form>
  );
}

/** Export and erasure of a driver's data, for an Admin who may do so. */
function DriverRights(props: DriverRightsProps) {
  const { driver } = props;
  return (
    <section aria-labelledby="driver-rights" className="grid gap-3 border-line border-t py-4">
      <h3 id="driver-rights" className="text-lg">
        {driverRightsContent.heading}
      </h3>
      <p className="text-quiet">{driverRightsContent.text}</p>
      {/* A native form, because the response is a file. */}
      <Form reloadDocument method="post" action={paths.adminDriverExport}>
        <input type="hidden" name="id" value={driver.id} />
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" worksWithoutScript type="submit" name="format" value="pdf">
            {driverRightsContent.exportPdf}
          </Button>
          <Button look="secondary" worksWithoutScript type="submit">
            {driverRightsContent.export}
          </Button>
        </div>
      </Form>
      {driver.isEnded ? (
        <EraseForm {...props} />
      ) : (
        <p className="text-quiet">{driverRightsContent.notEnded}</p>
      )}
    </section>
  );
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type Props = PanelProps & {
  driver: DriverView | undefined;
  /** Whether the Admin may export and erase personal data. */
  mayErase: boolean;
};

/** Adds a driver or changes one, with the days off. */
export function DriverPanel({ driver, mayErase, onDone, onClose }: Props) {
  const { status, isBusy, onSubmit } = useFleetForm({ onDone });
  const cabs = useCabs();
  const field = (name: keyof typeof content.fields) => ({
    id: `driver-${name}`,
    name,
    label: content.fields[name],
    invalid: status?.field === name,
    value: driver?.[name] ?? (name === 'country' ? 'IN' : ''),
  });
  const end = driver && (driver.isEnded ? content.restore : content.end);
  return (
    <SidePanel title={driver ? content.edit(driver.name) : content.add} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
        <input type="hidden" name="id" value={driver?.id ?? ''} />
        <input type="hidden" name="revision" value={driver?.revision ?? ''} />
        <input type="hidden" name="deactivates" value={driver?.isEnded ? 'no' : 'yes'} />
        <TextField {...field('name')} autoComplete="off" required />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...field('country')} none={content.anyCountry} options={options(phoneCountries)} />
          <TextField {...field('phone')} type="tel" autoComplete="off" />
        </div>
        <SelectField
          {...field('city')}
          none={content.chooseCity}
          options={optionsOf(offered(cabs.cities, driver?.city))}
          required
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('licenceNumber')} autoComplete="off" />
          <DateField
            {...field('licenceExpiresOn')}
            note={
              driver?.expiry.text && <span className="font-semibold text-brick">{driver.expiry.text}</span>
            }
          />
        </div>
        <TextField {...field('languages')} hint={content.hints.languages} autoComplete="off" />
        <SupplierField {...field('partner')} kind="transporter" hint={content.hints.partner} />
        <TextField {...field('notes')} rows={3} />
        <FleetFoot isBusy={isBusy} status={status} end={end} />
      </form>
      {driver && (
        <p>
          <TextLink to={settlePath(driver.id)}>{content.cash}</TextLink>
        </p>
      )}
      {driver && <DaysOff driver={driver} onDone={onDone} />}
      {driver && mayErase && <DriverRights driver={driver} onDone={onDone} />}
    </SidePanel>
  );
}
