import { Badge } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { Menu, MenuItem } from '#app/staff/kit/menu.tsx';
import { Cell, type CellKind } from './cell.tsx';
import { nationalityOptions } from './nationalities.ts';
import { tripPlanTexts } from './texts.ts';
import type { TravellerView } from './trip-plan-view.ts';
import { useTrip } from './use-trip.ts';

const texts = tripPlanTexts.travellers;

const fields = [
  ['name', texts.name, 'text'],
  ['birthDate', texts.birthDate, 'date'],
  ['age', texts.age, 'count'],
  ['nationality', texts.nationality, 'select'],
  ['remarks', texts.remarks, 'text'],
] as const satisfies readonly [keyof TravellerView, string, CellKind][];

function TravellerRow({ traveller }: { traveller: TravellerView }) {
  const { bookingId, isFixed, act, onSaved } = useTrip();
  const { id, called, isLead } = traveller;
  const send = (intent: string) => void act({ intent, bookingId, id, name: called });
  return (
    <li className="grid gap-1 border-line border-t pt-1 first:border-0">
      <div className="flex items-center gap-2">
        <p className="min-w-0 grow font-semibold wrap-anywhere">{called}</p>
        {traveller.years && <p className="shrink-0 text-quiet text-sm">{traveller.years}</p>}
        {isLead && <Badge tone="good">{texts.lead}</Badge>}
        {!isFixed && (
          <Menu label={texts.more(called)}>
            {!isLead && <MenuItem onClick={() => send('traveller-lead')}>{texts.makeLead}</MenuItem>}
            <MenuItem isDanger onClick={() => send('traveller-remove')}>
              {texts.remove}
            </MenuItem>
          </Menu>
        )}
      </div>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {fields.map(([field, label, kind]) => (
          <div key={field} className="grid grid-cols-[40%_1fr] items-center gap-x-2 text-[0.9375rem]">
            <dt className="text-quiet">{label}</dt>
            <dd className="min-w-0">
              <Cell
                id={`traveller-${id}-${field}`}
                label={`${called}, ${label}`}
                value={traveller[field]}
                kind={kind}
                options={nationalityOptions}
                empty="–"
                isFixed={isFixed}
                request={({ typed, basedOn }) => ({
                  ...{ intent: 'traveller-field', bookingId, id, field, typed, basedOn },
                })}
                onSaved={onSaved}
              />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

export function TravellersCard({ travellers }: { travellers: readonly TravellerView[] }) {
  const { bookingId, isFixed, act } = useTrip();
  return (
    <Card heading={texts.heading}>
      <ul className="grid gap-2">
        {travellers.map((traveller) => (
          <TravellerRow key={traveller.id} traveller={traveller} />
        ))}
      </ul>
      {!isFixed && (
        <Button look="secondary" onClick={() => void act({ intent: 'traveller-add', bookingId })}>
          {texts.add}
        </Button>
      )}
    </Card>
  );
}
