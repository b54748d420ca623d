import { staffRatesContent } from '#app/content/staff/cabs/rates.ts';
import { useSessionOver } from '#app/staff/shell/session-over.tsx';
import { faultBy } from '#app/staff/ui/form-fault.ts';
import { Panel } from '#app/staff/ui/panel.tsx';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { type CarTypeInput, carTypeInput, carTypeRevision } from '#domain/fares/rates/car-type-input.ts';
import type { CarType } from '#domain/fares/rates.ts';
import { intents } from './rates-intents.ts';

const content = staffRatesContent.cars;

export type ShownCarType = CarTypeInput & { code: CarType };
type Props = { carTypes: ShownCarType[]; pictures: { value: string; label: string }[] };

const box =
  'h-11 w-full min-w-0 rounded-md border border-quiet/60 bg-card px-2 text-base aria-invalid:border-2 aria-invalid:border-brick';

function CarTypeForm({ car, pictures }: { car: ShownCarType; pictures: Props['pictures'] }) {
  const session = useSessionOver();
  const { status, isBusy, onSubmit } = useActionForm({
    working: '',
    isSessionOver: session.check,
    validate: faultBy(carTypeInput),
  });
  const field = (name: keyof CarTypeInput) => ({
    id: `${car.code}-${name}`,
    name,
    defaultValue: String(car[name]),
    'aria-invalid': status?.field === name || undefined,
    className: box,
  });
  const label = (name: keyof CarTypeInput) => (
    <label htmlFor={`${car.code}-${name}`} className="text-quiet text-sm">
      {content[name]}
    </label>
  );
  return (
    <>
      <form
        method="post"
        noValidate
        aria-label={car.name}
        onSubmit={onSubmit}
        className="grid grid-cols-2 items-end gap-x-3 gap-y-2 py-3 md:grid-cols-[8rem_1fr_4rem_4rem_10rem_auto]"
      >
        <input type="hidden" name="intent" value={intents.carType} />
        <input type="hidden" name="code" value={car.code} />
        <input type="hidden" name="expectedRevision" value={carTypeRevision(car)} />
        <div>
          {label('name')}
          <input {...field('name')} />
        </div>
        <div>
          {label('examples')}
          <input {...field('examples')} />
        </div>
        <div>
          {label('seats')}
          <input inputMode="numeric" {...field('seats')} />
        </div>
        <div>
          {label('bags')}
          <input inputMode="numeric" {...field('bags')} />
        </div>
        <div>
          {label('picture')}
          <select {...field('picture')}>
            <option value="">{content.noPicture}</option>
            {pictures.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button
          type="submit"
          aria-disabled={isBusy}
          aria-label={content.saveNamed(car.name)}
          className={`${outlineButtonClass} min-h-11 py-1`}
        >
          {content.save}
        </button>
        <div className="col-span-full empty:hidden">
          <StatusLine text={status?.text} tone={status?.tone ?? 'good'} takesRoom={false} />
        </div>
      </form>
      {session.dialog}
    </>
  );
}

/** Each car type is saved by itself. */
export function CarTypeList({ carTypes, pictures }: Props) {
  return (
    <Panel heading={content.heading}>
      <p className="text-quiet">{content.intro}</p>
      <div className="divide-y divide-line">
        {carTypes.map((car) => (
          <CarTypeForm key={car.code} car={car} pictures={pictures} />
        ))}
      </div>
    </Panel>
  );
}
