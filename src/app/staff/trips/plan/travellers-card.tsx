import { Badge } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { Menu, MenuItem } from '#app/staff/kit/menu.tsx';
import { papersTexts } from '#app/staff/trips/papers/texts.ts';
import { TravellerPapers } from '#app/staff/trips/papers/traveller-papers.tsx';
import { Cell, type CellKind } from './cell.tsx';
import { nationalityOptions } from './nationalities.ts';
import { tripPlanTexts } from './texts.ts';
import type { TravellerView } from './trip-plan-view.ts';
import { useTrip } from './use-trip.ts';

const texts = tripPlanTexts.travellers;

const fields = [
  ['birthDate', texts.birthDate, 'date'],
  ['age', texts.age, 'count'],
  ['nationality', texts.nationality, 'select'],
  ['remarks', texts.remarks, 'text'],
] as const satisfies readonly [keyof TravellerView, string, CellKind][];

type CellOf = {
  traveller: TravellerView;
  field: (typeof fields)[number][0] | 'name';
  label: string;
  kind: CellKind;
};

function TravellerCell({ traveller, field, label, kind }: CellOf) {
  const { bookingId, isFixed, onSaved } = useTrip();
  return (
    <Cell
      id={`traveller-${traveller.id}-${field}`}
      label={`${traveller.called}, ${label}`}
      value={traveller[field]}
      kind={kind}
      options={nationalityOptions}
      empty={field === 'name' ? traveller.called : '–'}
      isFixed={isFixed}
      isStrong={field === 'name'}
      request={({ typed, basedOn }) => ({
        ...{ intent: 'traveller-field', bookingId, id: traveller.id, field, typed, basedOn },
      })}
      onSaved={onSaved}
    />
  );
}

function TravellerRow({ traveller }: { traveller: TravellerView }) {
  const { bookingId, isFixed, act } = useTrip();
  const { id, called, isLead, years } = traveller;
  const send = (intent: string) => void act({ intent, bookingId, id, name: called });
  return (
    <li className="grid border-line border-t pt-1 first:border-0">
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <TravellerCell traveller={traveller} field="name" label={texts.name} kind="text" />
        </div>
        {years && <p className="shrink-0 text-quiet text-sm">{years}</p>}
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
      <dl className="grid grid-cols-2 gap-x-2 text-[0.9375rem] lg:grid-cols-4">
        {fields.map(([field, label, kind]) => (
          <div key={field} className="min-w-0">
            <dt className="px-1.5 text-quiet text-sm">{label}</dt>
            <dd>
              <TravellerCell {...{ traveller, field, label, kind }} />
            </dd>
          </div>
        ))}
      </dl>
      <TravellerPapers called={called} papers={traveller.papers} isFixed={isFixed} />
    </li>
  );
}

type CardProps = { travellers: readonly TravellerView[]; papersMissing: number };

export function TravellersCard({ travellers, papersMissing }: CardProps) {
  const { bookingId, isFixed, act } = useTrip();
  return (
    <Card heading={texts.heading}>
      {papersMissing > 0 && (
        <p>
          <Badge tone="warn">{papersTexts.missing(papersMissing)}</Badge>
        </p>
      )}
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
