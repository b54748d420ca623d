import type { ChangeEvent } from 'react';
import type { Editing } from '#app/staff/forms/use-field-editing.ts';
import { Badge, type BadgeTone } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { Cell } from '#app/staff/trips/plan/cell.tsx';
import { type ServiceState, serviceStates, stateNames } from '#domain/bookings/trips/services.ts';
import { tripListTexts as texts } from './texts.ts';
import type { ServiceRowView } from './trips-view.ts';
import { useList } from './use-list.ts';

const tones: Record<ServiceState, BadgeTone> = {
  'to-ask': 'danger',
  asked: 'warn',
  held: 'warn',
  confirmed: 'good',
  used: 'plain',
  cancelled: 'draft',
};

const fields = {
  supplier: { label: texts.columns.supplier, kind: 'supplier' },
  heldUntil: { label: texts.columns.heldUntil, kind: 'date' },
  confirmation: { label: texts.columns.confirmation, kind: 'text' },
} as const;

type FieldName = keyof typeof fields;
type Props = { service: ServiceRowView };

/** Above the link that covers the row. */
const above = 'relative z-1';

/** A value of a service, edited in place. `place` tells the fields of a row from those of its dialog. */
export function ServiceCell({
  service,
  field,
  place,
}: Props & { field: FieldName; place: 'row' | 'dialog' }) {
  const { onSaved } = useList();
  const { id, bookingId, title, isRide } = service;
  const { label, kind } = fields[field];
  if (isRide) return field === 'supplier' ? service.crew : null;
  return (
    <div className={above}>
      <Cell
        id={`${place}-${id}-${field}`}
        label={`${title}, ${label}`}
        value={service[field]}
        kind={kind}
        empty={texts.unknown}
        isFixed={false}
        request={({ typed, basedOn }: Editing) => ({ intent: 'service-field', id, field, typed, basedOn })}
        onSaved={(result) => onSaved(bookingId, result)}
      />
    </div>
  );
}

export const StateBadge = ({ service: { state, stateName } }: Props) => (
  <Badge tone={tones[state]}>{stateName}</Badge>
);

/** The state is chosen at once; what it was can be taken back. */
export function StateChoice({ service }: Props) {
  const { act } = useList();
  const { id, bookingId, title, state, isRide } = service;
  if (isRide) return <StateBadge service={service} />;
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    void act(bookingId, {
      ...{ intent: 'service-field', id, field: 'state', typed: target.value, basedOn: state },
    });
  return (
    <div className={above}>
      <Select needsScript aria-label={`${title}, ${texts.columns.state}`} value={state} onChange={choose}>
        {serviceStates.map((one) => (
          <option key={one} value={one}>
            {stateNames[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** On a phone the state opens everything that can be changed. */
export function ServiceDialogButton({ service }: Props) {
  const { open } = useList();
  const { id, title, stateName, isRide } = service;
  if (isRide) return <StateBadge service={service} />;
  return (
    <div className={above}>
      <Button
        look="ghost"
        aria-haspopup="dialog"
        aria-label={texts.changeOf(title, stateName)}
        onClick={() => open(id)}
      >
        <StateBadge service={service} />
      </Button>
    </div>
  );
}

export const ServiceDialog = ({ service, onClose }: Props & { onClose: () => void }) => (
  <Dialog title={service.title} onClose={onClose}>
    <dl className="grid gap-2">
      <div className="grid grid-cols-[35%_1fr] items-center gap-x-2">
        <dt className="text-quiet text-sm">{texts.columns.state}</dt>
        <dd className="min-w-0">
          <StateChoice service={service} />
        </dd>
      </div>
      {(['supplier', 'heldUntil', 'confirmation'] as const).map((field) => (
        <div key={field} className="grid grid-cols-[35%_1fr] items-center gap-x-2">
          <dt className="text-quiet text-sm">{fields[field].label}</dt>
          <dd className="min-w-0">
            <ServiceCell service={service} field={field} place="dialog" />
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
