import { Button } from '#app/staff/kit/button.tsx';
import { TextArea } from '#app/staff/kit/input.tsx';
import { staffPagesContent as content } from '#app/staff/website/pages/texts.ts';
import { fieldId } from './changed-value.ts';
import { ItemButtons } from './item-buttons.tsx';
import { itemClass, type ValueProps } from './value-props.ts';

/** The rows of a table as a grid of cells. */
export function TableRows({ name, value, way, fault, onChange }: ValueProps) {
  const rows = value as readonly (readonly string[])[];
  const width = rows[0]?.length ?? 1;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold text-sm">{name}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
        <div key={index} data-item={fieldId(way)} className={itemClass}>
          <div className="grid gap-1 sm:auto-cols-fr sm:grid-flow-col">
            {row.map((cell, column) => {
              const id = fieldId([...way, index, column]);
              return (
                <TextArea
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
                  key={column}
                  id={id}
                  aria-label={content.cell(index + 1, column + 1)}
                  aria-invalid={fault === id || undefined}
                  rows={2}
                  value={cell}
                  onChange={({ target }) => onChange([...way, index, column], target.value)}
                />
              );
            })}
          </div>
          <ItemButtons
            way={way}
            count={rows.length}
            index={index}
            name={`${content.items.row} ${index + 1}`}
            onChange={onChange}
          />
        </div>
      ))}
      <Button look="quiet" onClick={() => onChange(way, [...rows, Array.from({ length: width }, () => '')])}>
        {content.add(content.items.row)}
      </Button>
    </fieldset>
  );
}
