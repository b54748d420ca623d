import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { Input, Select } from '#app/staff/kit/input.tsx';
import { staffTourPackagesContent } from '#app/staff/website/packages/texts.ts';
import { meals, type PartKind, type PlannedService, partKinds } from '#domain/shared/trip-plan.ts';
import { maxDayServices, maxServiceTitle } from '#domain/shared/trip-plan-input.ts';
import type { Day } from './itinerary-days.ts';

const content = staffTourPackagesContent.itinerary;

const emptyService: PlannedService = { kind: 'hotel', title: '', starts: '', nights: 1 };
const maxNights = 60;

type Props = {
  /** The beginning of the ids. */
  id: string;
  number: number;
  day: Day;
  onChange: (change: Partial<Pick<Day, 'meals' | 'services'>>) => void;
};

type ServiceProps = {
  id: string;
  /** What a screen reader says before the name of each field: `Day 2, service 1`. */
  name: string;
  service: PlannedService;
  onChange: (service: PlannedService) => void;
  onRemove: () => void;
};

function ServiceFields({ id, name, service, onChange, onRemove }: ServiceProps) {
  const { kind, title, starts, nights } = service;
  const labelOf = (field: string) => ({ 'aria-label': `${name}: ${field}` });
  const { service: labels } = content;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-36">
        <Select
          id={`${id}-kind`}
          {...labelOf(labels.kind)}
          value={kind}
          onChange={(event) => {
            const chosen = event.currentTarget.value as PartKind;
            onChange({ ...service, kind: chosen, nights: chosen === 'hotel' ? Math.max(1, nights) : 0 });
          }}
        >
          {partKinds.map((one) => (
            <option key={one} value={one}>
              {labels.kinds[one]}
            </option>
          ))}
        </Select>
      </div>
      <div className="min-w-40 grow">
        <Input
          id={`${id}-title`}
          {...labelOf(labels.title)}
          placeholder={labels.title}
          value={title}
          maxLength={maxServiceTitle}
          autoComplete="off"
          onChange={(event) => onChange({ ...service, title: event.currentTarget.value })}
        />
      </div>
      <div className="w-32">
        <Input
          id={`${id}-starts`}
          type="time"
          {...labelOf(labels.starts)}
          value={starts}
          onChange={(event) => onChange({ ...service, starts: event.currentTarget.value })}
        />
      </div>
      {kind === 'hotel' && (
        <div className="w-20">
          <Input
            id={`${id}-nights`}
            type="number"
            min={1}
            max={maxNights}
            {...labelOf(labels.nights)}
            value={nights}
            onChange={(event) => {
              const typed = Math.trunc(Number(event.currentTarget.value));
              onChange({ ...service, nights: Math.min(maxNights, Math.max(1, typed || 1)) });
            }}
          />
        </div>
      )}
      <Button look="quietDanger" aria-label={`${labels.remove}: ${name}`} onClick={onRemove}>
        {labels.remove}
      </Button>
    </div>
  );
}

/** The meals of a day and what is booked for it, which a quote copies and a trip is made of. */
export function DayServices({ id, number, day, onChange }: Props) {
  const { meals: chosen = [], services = [] } = day;
  const { service: labels } = content;
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-sm">{labels.legend}</legend>
      <div className="flex flex-wrap gap-x-4">
        {meals.map((meal) => (
          <Checkbox
            key={meal}
            checked={chosen.includes(meal)}
            onChange={() =>
              onChange({
                meals: meals.filter((one) => (one === meal) !== chosen.includes(one)),
              })
            }
          >
            {labels.meals[meal]}
          </Checkbox>
        ))}
      </div>
      {services.map((service, index) => (
        <ServiceFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a service has no name but its place
          key={index}
          id={`${id}-${index}`}
          name={labels.name(number, index + 1)}
          service={service}
          onChange={(changed) => onChange({ services: services.with(index, changed) })}
          onRemove={() => onChange({ services: services.toSpliced(index, 1) })}
        />
      ))}
      {services.length < maxDayServices && (
        <div>
          <Button
            look="quiet"
            aria-label={`${labels.add}: ${content.day(number)}`}
            onClick={() => onChange({ services: [...services, emptyService] })}
          >
            {labels.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
