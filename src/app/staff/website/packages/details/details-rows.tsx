import { Button } from '#app/staff/kit/button.tsx';
import { Input, Select } from '#app/staff/kit/input.tsx';
import { monthNames } from '#domain/shared/month-names.ts';
import { staffPackageDetailsContent } from './texts.ts';
import { type RowList, rowColumns, type TypedRow } from './typed-details.ts';

const content = staffPackageDetailsContent;

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

type Props = {
  id: string;
  list: RowList;
  rows: readonly TypedRow[];
  onChange: (rows: TypedRow[]) => void;
};

/** A short table that staff fill in row by row. */
export function DetailsRows({ id, list, rows, onChange }: Props) {
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
