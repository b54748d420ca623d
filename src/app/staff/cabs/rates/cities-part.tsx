import { routesAddress } from '#app/staff/cabs/routes/routes-query.ts';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { CabListPanel } from './cab-list-panel.tsx';
import { CabListPart } from './cab-list-part.tsx';
import { staffCitiesContent as texts } from './cab-list-texts.ts';
import type { CityView } from './cab-lists-view.ts';

const columns = [
  { name: texts.fields.otherNames, cell: ({ otherNames }: CityView) => otherNames, isText: true },
  { name: texts.stopsColumn, cell: stopsLink, isText: true },
  { name: texts.ratesColumn, cell: ({ rates }: CityView) => rates || texts.noRates },
];

function stopsLink({ code, stops }: CityView) {
  return <TextLink to={routesAddress({ tab: 'stops', city: code })}>{texts.stops(stops)}</TextLink>;
}

export function CitiesPart({ rows }: { rows: readonly CityView[] }) {
  return (
    <CabListPart
      kind="city"
      texts={texts}
      rows={rows}
      columns={columns}
      panel={(row, form) => (
        <CabListPanel
          {...form}
          kind="city"
          texts={texts}
          row={row}
          fields={(status) =>
            (['name', 'otherNames'] as const).map((name) => (
              <TextField
                key={name}
                id={`city-${name}`}
                name={name}
                label={texts.fields[name]}
                hint={texts.hints[name]}
                invalid={status?.field === name}
                value={row?.[name] ?? ''}
                required={name === 'name'}
                autoComplete="off"
              />
            ))
          }
        />
      )}
    />
  );
}
