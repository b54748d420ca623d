import { type ChangeEvent, useId, useState } from 'react';
import type { EditableValue, Editing } from '#app/staff/forms/use-field-editing.ts';
import { Badge, type BadgeTone } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { papersTexts } from '#app/staff/trips/papers/texts.ts';
import { permitRegionNames } from '#domain/bookings/trips/service-details.ts';
import { type ServiceState, serviceStates, stateNames } from '#domain/bookings/trips/services.ts';
import { Cell, type CellKind } from './cell.tsx';
import { tripPlanTexts as texts } from './texts.ts';
import type { ServiceView, TravellerView } from './trip-plan-view.ts';
import { useTrip } from './use-trip.ts';

const tones: Record<ServiceState, BadgeTone> = {
  'to-ask': 'danger',
  asked: 'warn',
  held: 'warn',
  confirmed: 'good',
  used: 'plain',
  cancelled: 'draft',
};

const regionOptions = Object.entries(permitRegionNames).map(([value, label]) => ({ value, label }));

type CellOf = {
  service: ServiceView;
  field: string;
  label: string;
  value: EditableValue;
  kind?: CellKind;
  empty?: string;
  isStrong?: boolean;
};

function ServiceCell({ service, field, label, value, kind, empty = '–', isStrong }: CellOf) {
  const { isFixed, onSaved } = useTrip();
  return (
    <Cell
      id={`service-${service.id}-${field.replace(':', '-')}`}
      label={`${service.title.shown}, ${label}`}
      value={value}
      kind={kind}
      options={regionOptions}
      empty={empty}
      isStrong={isStrong}
      isFixed={isFixed || (service.isRide && field !== 'title')}
      request={({ typed, basedOn }: Editing) => ({
        ...{ intent: 'service-field', id: service.id, field, typed, basedOn },
      })}
      onSaved={onSaved}
    />
  );
}

/** The state is chosen at once; what it was can be taken back. */
function StateChoice({ service }: { service: ServiceView }) {
  const { act, isFixed } = useTrip();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    void act({
      ...{ intent: 'service-field', id: service.id, field: 'state', typed: target.value },
      basedOn: service.state,
    });
  if (service.isRide || isFixed) return <Badge tone={tones[service.state]}>{service.stateName}</Badge>;
  return (
    <Select
      needsScript
      aria-label={texts.stateOf({ title: service.title.shown })}
      value={service.state}
      onChange={choose}
    >
      {serviceStates.map((state) => (
        <option key={state} value={state}>
          {stateNames[state]}
        </option>
      ))}
    </Select>
  );
}

type ForWhomProps = { service: ServiceView; travellers: readonly TravellerView[] };

/** No tick means all travellers. */
function ForWhom({ service, travellers }: ForWhomProps) {
  const { act, isFixed } = useTrip();
  const [chosen, setChosen] = useState<readonly string[]>(service.travellerIds);
  const toggle = (id: string) =>
    setChosen((last) => (last.includes(id) ? last.filter((one) => one !== id) : [...last, id]));
  const isChanged =
    chosen.length !== service.travellerIds.length || chosen.some((id) => !service.travellerIds.includes(id));
  return (
    <fieldset className="grid gap-1" disabled={isFixed}>
      <legend className="text-quiet text-sm">{texts.forWhom}</legend>
      <div className="flex flex-wrap gap-x-4">
        {travellers.map(({ id, called }) => (
          <Checkbox
            key={id}
            needsScript
            checked={chosen.length === 0 || chosen.includes(id)}
            onChange={() =>
              chosen.length === 0
                ? setChosen(travellers.map((one) => one.id).filter((one) => one !== id))
                : toggle(id)
            }
          >
            {called}
          </Checkbox>
        ))}
      </div>
      {isChanged && (
        <Button
          look="secondary"
          onClick={() =>
            void act({
              ...{ intent: 'service-travellers', id: service.id, revision: String(service.revision) },
              traveller: chosen.length === travellers.length ? [] : chosen,
            })
          }
        >
          {texts.saveTravellers}
        </Button>
      )}
    </fieldset>
  );
}

type Field = Omit<CellOf, 'service'>;

function fieldsOf(service: ServiceView): Field[] {
  const { fields } = texts;
  return [
    { field: 'title', label: fields.title, value: service.title },
    { field: 'day', label: fields.day, value: service.day, kind: 'count' },
    ...(service.kind === 'hotel'
      ? [{ field: 'nights', label: fields.nights, value: service.nights, kind: 'count' as const }]
      : []),
    { field: 'heldUntil', label: fields.heldUntil, value: service.heldUntil, kind: 'date' },
    ...service.details.map(
      ({ name, label, type, value }): Field => ({
        field: `detail:${name}`,
        label,
        value,
        kind: type === 'region' ? 'select' : type,
      }),
    ),
    { field: 'remarks', label: fields.remarks, value: service.remarks, kind: 'area' },
    ...(service.cost
      ? [{ field: 'cost', label: fields.cost, value: service.cost, empty: texts.costHint }]
      : []),
  ];
}

function Details({ service, travellers }: ForWhomProps) {
  const { act, isFixed } = useTrip();
  if (service.isRide)
    return (
      <p className="pb-2 text-quiet text-sm">
        {texts.rideHint} <a href={`#duty-${service.id}`}>{texts.toRide}</a>
      </p>
    );
  return (
    <div className="grid gap-2 pb-3">
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {fieldsOf(service).map((field) => (
          <div key={field.field} className="grid grid-cols-[35%_1fr] items-center gap-x-2 text-[0.9375rem]">
            <dt className="text-quiet">{field.label}</dt>
            <dd className="min-w-0">
              <ServiceCell service={service} {...field} />
            </dd>
          </div>
        ))}
      </dl>
      {service.cost?.paise && <p className="text-quiet text-sm">= {service.cost.paise}</p>}
      {travellers.length > 1 && (
        <ForWhom key={service.travellerIds.join()} service={service} travellers={travellers} />
      )}
      {!service.isQuoted && !isFixed && (
        <Button
          look="quietDanger"
          onClick={() =>
            void act({
              ...{ intent: 'service-remove', id: service.id, revision: String(service.revision) },
              name: service.title.shown,
            })
          }
        >
          {texts.removeService}
        </Button>
      )}
    </div>
  );
}

/** A service of a day: what changes most often in one line, everything else below it. */
export function ServiceRow({ service, travellers }: ForWhomProps) {
  const { fields } = texts;
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { confirmation, starts, supplier } = service;
  const notes = [
    service.kindName,
    service.nights.shown,
    service.heldUntil.shown && texts.heldUntil(service.heldUntil.shown),
    service.forWhom && texts.forSome(service.forWhom),
    service.papersMissing > 0 && papersTexts.missingOfPermit(service.papersMissing),
  ];
  return (
    <li
      data-state={service.state}
      className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-x-2 border-line border-t py-1 lg:grid-cols-[4.5rem_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,0.8fr)_8.5rem]"
    >
      <div className="min-w-0 px-1.5 py-1 lg:col-start-2 lg:row-start-1 lg:py-0.5">
        <p
          className={`font-semibold leading-snug wrap-anywhere ${service.isCancelled ? 'line-through' : ''}`}
        >
          {service.title.shown}
        </p>
        <p className="text-quiet text-sm">
          {notes.filter(Boolean).join(' · ')}{' '}
          <Button
            look="text"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={texts.detailsOf({ title: service.title.shown })}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.details}
          </Button>
        </p>
      </div>
      <div className="lg:col-start-5 lg:row-start-1">
        <StateChoice service={service} />
      </div>
      <div className="col-span-2 grid grid-cols-[4.5rem_minmax(0,1.2fr)_minmax(0,1fr)] gap-x-1 lg:contents">
        <div className="lg:col-start-1 lg:row-start-1">
          <ServiceCell
            {...{ service, field: 'starts', label: fields.starts, value: starts, kind: 'time' }}
            empty={texts.timeNone}
          />
        </div>
        <div className="lg:col-start-3 lg:row-start-1">
          <ServiceCell
            {...{ service, field: 'supplier', label: fields.supplier, kind: 'supplier' }}
            value={{ stored: supplier.id, shown: supplier.name, typed: supplier.name, country: '' }}
            empty={texts.supplierNone}
          />
        </div>
        <div className="lg:col-start-4 lg:row-start-1">
          <ServiceCell
            {...{ service, field: 'confirmation', label: fields.confirmation, value: confirmation }}
            empty={texts.confirmationNone}
          />
        </div>
      </div>
      <div id={detailsId} hidden={!isOpen} className="col-span-full">
        {isOpen && <Details service={service} travellers={travellers} />}
      </div>
    </li>
  );
}
