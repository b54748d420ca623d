import { type KeyboardEvent, useState } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { type CabChoices, type NamedCode, offered } from '#domain/fares/cab-names.ts';
import type { CardItem } from '#domain/fares/rates/rate-differences.ts';
import { maxPackages, type RateFault, type RatesInput } from '#domain/fares/rates/rates-input.ts';
import type { City } from '#domain/fares/rates.ts';
import { CopyRates, type Size } from './copy-rates.tsx';
import { RateField } from './rate-field.tsx';
import { staffRatesContent } from './texts.ts';

type Step = { row: number; column: number };

const steps: Readonly<Record<string, Step>> = {
  Enter: { row: 1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Left and right move inside the text first. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, { column }: Step): boolean {
  if (selectionStart !== selectionEnd) return selectionStart === 0 && selectionEnd === value.length;
  return column === 0 || (column < 0 ? selectionStart === 0 : selectionEnd === value.length);
}

/** For a table of text fields: Enter and the arrow keys move between its cells, as in a spreadsheet. */
function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, shiftKey, ctrlKey, altKey, metaKey } = event;
  const step = steps[key];
  if (!step || !(target instanceof HTMLInputElement) || ctrlKey || altKey || metaKey) return;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  const body = row?.closest('tbody');
  if (!cell || !row || !body) return;
  // Enter in a cell never sends the form.
  if (key === 'Enter') event.preventDefault();
  if (!isAtEdge(target, step)) return;
  const down = key === 'Enter' && shiftKey ? -1 : step.row;
  const next = body.rows[row.sectionRowIndex + down]?.cells[cell.cellIndex + step.column];
  const field = next?.querySelector('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
}

const content = staffRatesContent.grid;

type Props = {
  city: NamedCode;
  cabs: CabChoices;
  typed: RatesInput;
  faults: readonly RateFault[];
  /** Receives what is to be said when rates were copied. */
  onFilled: (text: string) => void;
};

function sizesIn(typed: RatesInput, city: City): Size[] {
  return Array.from({ length: maxPackages }, (_, index) => ({
    hours: typed[`packages.${city}.${index}.hours`] ?? '',
    km: typed[`packages.${city}.${index}.km`] ?? '',
  })).filter(({ hours, km }) => hours !== '' || km !== '');
}

type SizesProps = Pick<Props, 'city' | 'typed' | 'faults'> & {
  sizes: Size[];
  onChange: (change: (sizes: Size[]) => Size[]) => void;
};

function PackageSizes({ city: { code, name: cityName }, typed, faults, sizes, onChange }: SizesProps) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="font-semibold text-sm">{content.packages}</span>
        {sizes.map((_size, index) => {
          const name = content.in(cityName, content.packageNumber(index + 1));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a package is known by its place
            <span key={index} className="flex items-center gap-1.5 text-sm">
              {(['hours', 'km'] as const).map((part) => {
                const field = `packages.${code}.${index}.${part}`;
                return (
                  <span
                    key={part}
                    className="flex items-center gap-1.5"
                    onInput={({ target }) => {
                      if (!(target instanceof HTMLInputElement)) return;
                      const { value } = target;
                      onChange((all) =>
                        all.map((size, at) => (at === index ? { ...size, [part]: value } : size)),
                      );
                    }}
                  >
                    <span className="w-16 @5xl:w-14">
                      <RateField
                        name={field}
                        label={content.of(name, content[part])}
                        value={typed[field] ?? ''}
                        faults={faults}
                      />
                    </span>
                    <span aria-hidden="true" className="text-quiet">
                      {content[part]}
                    </span>
                  </span>
                );
              })}
            </span>
          );
        })}
        {sizes.length < maxPackages && (
          <Button look="quiet" onClick={() => onChange((all) => [...all, { hours: '', km: '' }])}>
            {content.addPackage}
          </Button>
        )}
      </div>
      <p className="text-quiet text-sm">
        {content.packageNote} <span className="@max-5xl:hidden">{content.keys}</span>
      </p>
    </div>
  );
}

const before: readonly CardItem[] = [
  'oneWay.perKm',
  'oneWay.minKm',
  'roundTrip.perKm',
  'roundTrip.minKmPerDay',
  'airport.perKm',
  'airport.minKm',
];
const after: readonly CardItem[] = ['extraKm', 'extraHour'];

/** A column of the table: the field below the car type, and its names. */
type Column = { field: string; short: string; long: string };

const columnOf = (item: CardItem): Column => ({
  field: item,
  short: content.short[item],
  long: content.items[item],
});

const columnsOf = (sizes: Size[]): Column[] => [
  ...before.map(columnOf),
  ...sizes.map(({ hours, km }, index) => ({
    field: `packages.${index}`,
    short: content.size(hours, km),
    long: content.price(hours, km),
  })),
  ...after.map(columnOf),
];

const startsGroup = (field: string) =>
  /^(oneWay|roundTrip|airport)\.perKm$|^packages\.0$|^extraKm$/.test(field);

function groupsOf(packages: number) {
  const { oneWay, roundTrip, airport, packages: hourPackages, extra } = content.groups;
  return [
    { name: oneWay, span: 2 },
    { name: roundTrip, span: 2 },
    { name: airport, span: 2 },
    { name: hourPackages, span: packages },
    { name: extra, span: 2 },
  ];
}

/** The cards that the form was opened with. */
const ratedIn = (typed: RatesInput, { cities, carTypes }: CabChoices) =>
  offered(cities).flatMap((city) =>
    offered(carTypes)
      .filter((car) => typed[`cards.${city.code}.${car.code}.oneWay.perKm`])
      .map((car) => ({ city: city.code, car: car.code })),
  );

/** The rates of a city: a row for each car type, as cards on narrow screens. */
export function CityRates({ city, cabs, typed, faults, onFilled }: Props) {
  const cars = offered(cabs.carTypes);
  const [sizes, setSizes] = useState(() => sizesIn(typed, city.code));
  const columns = columnsOf(sizes);
  const cityName = city.name;
  return (
    <Card heading={cityName}>
      <div className="@container grid gap-3">
        <PackageSizes {...{ city, typed, faults, sizes }} onChange={setSizes} />
        <DataTable
          layout="wideCards"
          caption={content.caption(cityName)}
          isFixed
          onKeyDown={moveInGrid}
          groups={groupsOf(sizes.length)}
          rows={cars}
          rowKey={({ code }) => code}
          columns={[
            {
              key: 'car',
              header: content.carType,
              width: 'w-28',
              cell: ({ name }) => <span className="font-semibold leading-tight">{name}</span>,
            },
            ...columns.map(({ field, short, long }) => ({
              key: field,
              header: (
                <>
                  <span aria-hidden="true">{short}</span>
                  <span className="sr-only">{long}</span>
                </>
              ),
              label: long,
              isNumeric: true,
              isTight: true,
              narrow: 'labelledHalf' as const,
              startsGroup: startsGroup(field),
              cell: (car: NamedCode) => {
                const name = `cards.${city.code}.${car.code}.${field}`;
                return (
                  <RateField
                    name={name}
                    label={content.in(cityName, content.of(car.name, long))}
                    value={typed[name] ?? ''}
                    faults={faults}
                  />
                );
              },
            })),
          ]}
        />
        <CopyRates
          {...{ city, cars, cabs }}
          sources={ratedIn(typed, cabs)}
          onSizes={setSizes}
          onFilled={onFilled}
        />
      </div>
    </Card>
  );
}
