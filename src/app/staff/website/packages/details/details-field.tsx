import type { ChangeEvent } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { Input, Select, TextArea } from '#app/staff/kit/input.tsx';
import { FaultLine, type FieldFrame, fieldOf } from '#app/staff/website/packages/package-field.tsx';
import { monthNames } from '#domain/shared/month-names.ts';
import { staffPackageDetailsContent as content } from './texts.ts';
import {
  choices,
  type DetailsInput,
  type PointField,
  pointFields,
  type RowInput,
  type RowList,
  rowColumns,
  type ShortField,
  shortFields,
  typedAsJson,
} from './typed-details.ts';

type CellProps = {
  id: string;
  label: string;
  column: string;
  value: string;
  onChange: (value: string) => void;
};

function Cell({ id, label, column, value, onChange }: CellProps) {
  if (column === 'fromMonth' || column === 'toMonth')
    return (
      <Select
        id={id}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{content.noMonth}</option>
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </Select>
    );
  return (
    <Input
      id={id}
      aria-label={label}
      value={value}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type DetailsRowsProps = {
  id: string;
  list: RowList;
  rows: readonly RowInput[];
  onChange: (rows: RowInput[]) => void;
};

/** A short table that staff fill in row by row. */
function DetailsRows({ id, list, rows, onChange }: DetailsRowsProps) {
  const texts = content.rows[list];
  const columns: readonly string[] = rowColumns[list];
  const nameOf = (column: string) => (texts.columns as Record<string, string>)[column] ?? '';
  const write = (index: number, column: string, value: string) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [column]: value } : row)));
  const remove = (index: number) => {
    onChange(rows.filter((_, at) => at !== index));
    // The pressed button is gone with its row.
    document.getElementById(`${id}-add`)?.focus();
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{texts.heading}</legend>
      <p className="text-quiet text-sm">{texts.hint}</p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
        <div key={index} className="grid grid-cols-2 items-end gap-2 sm:flex">
          {columns.map((column) => (
            <div key={column} className="grid min-w-0 flex-1 gap-0.5">
              <span aria-hidden="true" className={`text-quiet text-sm ${index > 0 ? 'sm:hidden' : ''}`}>
                {nameOf(column)}
              </span>
              <Cell
                id={`${id}-${index}-${column}`}
                column={column}
                label={content.cell(nameOf(column), index + 1)}
                value={row[column] ?? ''}
                onChange={(value) => write(index, column, value)}
              />
            </div>
          ))}
          <Button
            look="quietDanger"
            aria-label={content.removeRow(texts.heading, index + 1)}
            onClick={() => remove(index)}
          >
            {content.remove}
          </Button>
        </div>
      ))}
      <Button
        look="quiet"
        id={`${id}-add`}
        onClick={() => onChange([...rows, Object.fromEntries(columns.map((column) => [column, '']))])}
      >
        {texts.add}
      </Button>
    </fieldset>
  );
}

type FieldProps<Name extends string> = {
  id: string;
  name: Name;
  value: string;
  onChange: (value: string) => void;
};

function Short({ id, name, value, onChange }: FieldProps<ShortField>) {
  const write = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange(currentTarget.value);
  const options = choices[name];
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {content.fields[name]}
      </label>
      {options ? (
        <Select id={id} value={value} onChange={write}>
          <option value="">{content.notSaid}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          id={id}
          type={name === 'pricesUntil' || name === 'flightsOn' ? 'date' : 'text'}
          value={value}
          autoComplete="off"
          onChange={write}
        />
      )}
    </div>
  );
}

function Points({ id, name, value, onChange }: FieldProps<PointField>) {
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {content.fields[name]}
      </label>
      <TextArea id={id} rows={4} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </div>
  );
}

const rowLists = ['childPrices', 'groupPrices', 'seasons'] as const satisfies readonly RowList[];

type Props = {
  frame: FieldFrame;
  typed: DetailsInput;
  onChange: (part: Partial<DetailsInput>) => void;
};

/** What the whole price needs, and what visitors ask about; sent as JSON in one hidden field. */
export function DetailsField({ frame, typed, onChange: change }: Props) {
  const { id, name, label } = fieldOf(frame, 'Details');
  const fieldId = (part: string) => `${id}-${part}`;
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-4 rounded-xl border border-line p-4">
      <legend className="px-1 font-semibold">
        {label} <span className="font-normal text-quiet">(optional)</span>
      </legend>
      <p className="text-quiet text-sm">{content.hint}</p>
      <input type="hidden" name={name} value={typedAsJson(typed)} />
      {rowLists.map((list) => (
        <DetailsRows
          key={list}
          id={fieldId(list)}
          list={list}
          rows={typed[list]}
          onChange={(rows) => change({ [list]: rows })}
        />
      ))}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {shortFields.map((field) => (
          <Short
            key={field}
            id={fieldId(field)}
            name={field}
            value={typed[field]}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {pointFields.map((field) => (
          <Points
            key={field}
            id={fieldId(field)}
            name={field}
            value={typed[field]}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
      </div>
      <FaultLine frame={frame} name="Details" />
    </fieldset>
  );
}
