import { Select } from '#app/staff/kit/input.tsx';
import { staffImportsContent } from './texts.ts';

const content = staffImportsContent.columns;

type Props<Field extends string> = {
  columns: readonly { heading: string; field: Field | ''; example: string }[];
  fields: readonly Field[];
  names: Readonly<Record<Field, string>>;
  onChange: () => void;
};

/** A choice per column of the file, with what its first rows hold. */
export function ColumnChoices<Field extends string>({ columns, fields, names, onChange }: Props<Field>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{content.heading}</legend>
      <p className="text-quiet text-sm">{content.text}</p>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {columns.map(({ heading, field, example }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
          <label key={index} className="grid min-w-0 gap-0.5">
            <span className="truncate text-sm">
              {heading ? content.column(heading) : content.unnamed(index + 1)}
            </span>
            <Select name="column" defaultValue={field} onChange={onChange}>
              <option value="">{content.leaveOut}</option>
              {fields.map((name) => (
                <option key={name} value={name}>
                  {names[name]}
                </option>
              ))}
            </Select>
            <span className="truncate text-quiet text-sm">
              {example ? content.example(example) : content.noExample}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
