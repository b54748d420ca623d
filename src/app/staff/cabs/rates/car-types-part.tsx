import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { CabListPanel } from './cab-list-panel.tsx';
import { CabListPart } from './cab-list-part.tsx';
import { staffCarTypesContent as texts } from './cab-list-texts.ts';
import type { CarTypeView } from './cab-lists-view.ts';

const columns = [
  { name: `${texts.fields.seats}, ${texts.fields.bags.toLowerCase()}`, cell: seatsAndBags, isText: true },
  { name: texts.fields.examples, cell: ({ examples }: CarTypeView) => examples, isText: true },
  { name: texts.fields.otherNames, cell: ({ otherNames }: CarTypeView) => otherNames, isText: true },
  { name: texts.ratesColumn, cell: ({ rates }: CarTypeView) => rates || texts.noRates },
];

function seatsAndBags({ seats, bags }: CarTypeView) {
  return <span className="whitespace-nowrap">{texts.seatsAndBags(seats, bags)}</span>;
}

type Props = { rows: readonly CarTypeView[]; pictures: readonly { value: string; label: string }[] };

export function CarTypesPart({ rows, pictures }: Props) {
  return (
    <CabListPart
      kind="car-type"
      texts={texts}
      rows={rows}
      columns={columns}
      panel={(row, form) => (
        <CabListPanel
          {...form}
          kind="car-type"
          texts={texts}
          row={row}
          fields={(status) => {
            const field = (name: keyof typeof texts.fields) => ({
              id: `car-type-${name}`,
              name,
              label: texts.fields[name],
              invalid: status?.field === name,
              value: String(row?.[name] ?? ''),
              autoComplete: 'off',
            });
            const { autoComplete: _text, ...picture } = field('picture');
            return (
              <>
                <TextField {...field('name')} hint={texts.hints.name} required />
                <div className="grid items-start gap-4 sm:grid-cols-2">
                  <TextField {...field('seats')} hint={texts.hints.seats} inputMode="numeric" required />
                  <TextField {...field('bags')} hint={texts.hints.bags} inputMode="numeric" required />
                </div>
                <TextField {...field('examples')} hint={texts.hints.examples} required />
                <TextField {...field('otherNames')} hint={texts.hints.otherNames} />
                <SelectField {...picture} none={texts.noPicture} options={pictures} />
              </>
            );
          }}
        />
      )}
    />
  );
}
