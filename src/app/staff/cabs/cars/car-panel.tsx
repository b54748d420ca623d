import { FleetFoot } from '#app/staff/cabs/fleet/fleet-foot.tsx';
import { staffCarsContent as content } from '#app/staff/cabs/fleet/texts.ts';
import { type PanelProps, useFleetForm } from '#app/staff/cabs/fleet/use-fleet-form.ts';
import { DateField } from '#app/staff/kit/date-field.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { optionsOf, useCabs } from '#app/staff/shell/use-cabs.ts';
import { paperDayField, paperNumberField } from '#domain/bookings/cars/car-input.ts';
import { paperKinds } from '#domain/bookings/fleet.ts';
import { offered } from '#domain/fares/cab-names.ts';
import type { CarView } from './car-view.ts';

type Props = PanelProps & { car: CarView | undefined };

/** Adds a car or changes one, with its papers. */
export function CarPanel({ car, onDone, onClose }: Props) {
  const { status, isBusy, onSubmit } = useFleetForm({ onDone });
  const cabs = useCabs();
  const field = (name: 'plate' | 'carType' | 'model' | 'city' | 'partner' | 'notes') => ({
    id: `car-${name}`,
    name,
    label: content.fields[name],
    invalid: status?.field === name,
    value: car?.[name] ?? '',
  });
  const end = car && (car.isEnded ? content.restore : content.end);
  return (
    <SidePanel title={car ? content.edit(car.plate) : content.add} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-4">
        <input type="hidden" name="id" value={car?.id ?? ''} />
        <input type="hidden" name="revision" value={car?.revision ?? ''} />
        <input type="hidden" name="isEnded" value={car?.isEnded ? 'no' : 'yes'} />
        <TextField {...field('plate')} hint={content.hints.plate} autoComplete="off" required />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            {...field('carType')}
            none={content.chooseType}
            options={optionsOf(offered(cabs.carTypes, car?.carType))}
            required
          />
          <SelectField
            {...field('city')}
            none={content.chooseCity}
            options={optionsOf(offered(cabs.cities, car?.city))}
            required
          />
        </div>
        <TextField {...field('model')} autoComplete="off" />
        <TextField {...field('partner')} hint={content.hints.partner} autoComplete="off" />
        <fieldset className="grid gap-3">
          <legend className="pb-1 font-display font-semibold text-lg">{content.papersHeading}</legend>
          <p className="text-quiet text-sm">{content.papersHint}</p>
          {paperKinds.map((kind) => {
            const paper = car?.papers.find((one) => one.kind === kind);
            const [numberName, dayName] = [paperNumberField(kind), paperDayField(kind)];
            return (
              <fieldset
                key={kind}
                className="grid items-start gap-x-3 gap-y-2 border-line border-t pt-2 sm:grid-cols-2"
              >
                <legend className="float-left w-full font-semibold sm:col-span-2">
                  {content.papers[kind]}
                </legend>
                <TextField
                  id={`car-${numberName}`}
                  name={numberName}
                  label={content.number}
                  value={paper?.number ?? ''}
                  invalid={status?.field === numberName}
                  autoComplete="off"
                />
                <DateField
                  id={`car-${dayName}`}
                  name={dayName}
                  label={content.expiresOn}
                  value={paper?.expiresOn ?? ''}
                  invalid={status?.field === dayName}
                  note={paper?.warning && <span className="font-semibold text-brick">{paper.warning}</span>}
                />
              </fieldset>
            );
          })}
        </fieldset>
        <TextField {...field('notes')} rows={3} />
        <FleetFoot isBusy={isBusy} status={status} end={end} />
      </form>
    </SidePanel>
  );
}
