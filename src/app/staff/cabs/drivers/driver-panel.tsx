import { FleetFoot } from '#app/staff/cabs/fleet/fleet-foot.tsx';
import { staffDriversContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { type PanelProps, useFleetForm } from '#app/staff/cabs/fleet/use-fleet-form.ts';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { optionsOf, useCabs } from '#app/staff/shell/use-cabs.ts';
import { offered } from '#domain/fares/cab-names.ts';
import { phoneCountries } from '#domain/shared/phone-countries.ts';
import { DaysOff } from './days-off.tsx';
import { DriverRights } from './driver-rights.tsx';
import type { DriverView } from './driver-view.ts';

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
        <input type="hidden" name="isEnded" value={driver?.isEnded ? 'no' : 'yes'} />
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
        <TextField {...field('partner')} hint={content.hints.partner} autoComplete="off" />
        <TextField {...field('notes')} rows={3} />
        <FleetFoot isBusy={isBusy} status={status} end={end} />
      </form>
      {driver && <DaysOff driver={driver} onDone={onDone} />}
      {driver && mayErase && <DriverRights driver={driver} onDone={onDone} />}
    </SidePanel>
  );
}
