import { type ReactNode, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import type { SavedField } from '#app/staff/forms/use-field-editing.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { Menu, MenuItem } from '#app/staff/kit/menu.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { meals, partKinds } from '#domain/shared/trip-plan.ts';
import { Cell } from './cell.tsx';
import { ServiceRow } from './service-row.tsx';
import { mealNames, serviceKindNames, tripPlanTexts as texts } from './texts.ts';
import type { DayView, ServiceView, TravellerView } from './trip-plan-view.ts';
import { useTrip } from './use-trip.ts';

/** A ride is added on its own form. */
const addedKinds = partKinds
  .filter((kind) => kind !== 'cab')
  .map((kind) => ({ value: kind, label: serviceKindNames[kind] }));

type AddProps = { day: string; name: string; onClose: () => void };

function AddService({ day, name, onClose }: AddProps) {
  const { bookingId, onSaved } = useTrip();
  const { status, isBusy, onSubmit } = useActionForm<SavedField>({
    working: '',
    onResult: (result, form) => {
      if (!result.done) return;
      onSaved(result);
      const title = form.elements.namedItem('title');
      if (!(title instanceof HTMLInputElement)) return;
      title.value = '';
      title.focus();
    },
  });
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={texts.addServiceTo(name)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="grid gap-2 border-line border-t pt-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-end"
    >
      <input type="hidden" name="intent" value="service-add" />
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="day" value={day} />
      <SelectField id={`add-kind-${day}`} name="kind" label={texts.kind} options={addedKinds} value="hotel" />
      <TextField
        id={`add-title-${day}`}
        name="title"
        label={texts.title}
        placeholder={texts.titleHint}
        maxLength={200}
        required
        invalid={status?.field === 'title'}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {texts.add}
      </Button>
      <div className="col-span-full">
        <FormStatusLine status={status} takesRoom={false} />
      </div>
    </form>
  );
}

type ServicesProps = {
  /** Beside the button that adds a service. */
  children?: ReactNode;
  /** Empty for the whole trip. */
  day: string;
  name: string;
  services: readonly ServiceView[];
  travellers: readonly TravellerView[];
};

export function Services({ day, name, services, travellers, children }: ServicesProps) {
  const { isFixed } = useTrip();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      {services.length === 0 && <p className="text-quiet text-sm">{texts.noServices}</p>}
      <ul className="grid">
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} travellers={travellers} />
        ))}
      </ul>
      {isAdding && <AddService day={day} name={name} onClose={() => setAdding(false)} />}
      <div className="flex flex-wrap items-center gap-x-3">
        {!isFixed && !isAdding && (
          <Button look="text" aria-label={texts.addServiceTo(name)} onClick={() => setAdding(true)}>
            {texts.addService}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

function Meals({ day }: { day: DayView }) {
  const { bookingId, act, isFixed } = useTrip();
  const toggle = (meal: string, isOn: boolean) => {
    const named = day.meals.split(' ').filter((one) => one !== meal);
    const typed = [...named, ...(isOn ? [meal] : [])].join(' ');
    void act({ intent: 'day-field', bookingId, id: day.id, field: 'meals', typed, basedOn: day.meals });
  };
  return (
    <fieldset className="flex flex-wrap gap-x-4" disabled={isFixed}>
      <legend className="sr-only">{texts.meals}</legend>
      {meals.map((meal) => (
        <Checkbox
          key={meal}
          needsScript
          checked={day.meals.split(' ').includes(meal)}
          onChange={({ target }) => toggle(meal, target.checked)}
        >
          {mealNames[meal]}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function DayMenu({ day }: { day: DayView }) {
  const { bookingId, act, isFixed } = useTrip();
  if (isFixed) return null;
  const insert = (number: number) => void act({ intent: 'day-insert', bookingId, number: String(number) });
  return (
    <Menu label={texts.moreOfDay(day.name)}>
      <MenuItem onClick={() => insert(day.number)}>{texts.insertBefore}</MenuItem>
      <MenuItem onClick={() => insert(day.number + 1)}>{texts.insertAfter}</MenuItem>
      <MenuItem isDanger onClick={() => void act({ intent: 'day-remove', bookingId, id: day.id })}>
        {texts.removeDay}
      </MenuItem>
    </Menu>
  );
}

type DayProps = {
  day: DayView & { services: readonly ServiceView[] };
  travellers: readonly TravellerView[];
};

/** A day of the trip with its services. */
export function DayCard({ day, travellers }: DayProps) {
  const { bookingId, isFixed, onSaved } = useTrip();
  const [isOpen, setOpen] = useState(false);
  const [headingId, textId] = [`day-${day.id}`, `day-${day.id}-more`];
  const cell = (field: 'title' | 'text', label: string, empty: string) => (
    <Cell
      id={`day-${day.id}-${field}`}
      label={`${day.name}, ${label}`}
      value={day[field]}
      kind={field === 'text' ? 'area' : 'text'}
      empty={empty}
      isFixed={isFixed}
      isStrong={field === 'title'}
      request={({ typed, basedOn }) => ({
        ...{ intent: 'day-field', bookingId, id: day.id, field, typed, basedOn },
      })}
      onSaved={onSaved}
    />
  );
  return (
    <section
      aria-labelledby={headingId}
      className="grid min-w-0 gap-1 rounded-2xl border border-line bg-card px-3 py-2 lg:px-4"
    >
      <div className="flex items-start gap-2">
        <h3 id={headingId} className="shrink-0 pt-2.5 font-sans font-semibold text-sm lg:pt-1.5">
          {day.name}
          {day.date && <span className="ml-2 font-normal text-quiet">{day.date}</span>}
        </h3>
        <div className="min-w-0 grow">{cell('title', texts.dayTitle, texts.noDayTitle)}</div>
        <DayMenu day={day} />
      </div>
      <Services day={String(day.number)} name={day.name} services={day.services} travellers={travellers}>
        <Button
          look="text"
          aria-expanded={isOpen}
          aria-controls={textId}
          aria-label={texts.textAndMealsOf(day.name)}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.textAndMeals}
        </Button>
        <span className="text-quiet text-sm">{day.mealNames || texts.noMeals}</span>
      </Services>
      <div id={textId} hidden={!isOpen} className="grid gap-1 pb-2">
        {isOpen && cell('text', texts.dayText, texts.dayText)}
        {isOpen && <Meals day={day} />}
      </div>
    </section>
  );
}
