import { FaultLine, type FieldFrame, fieldOf } from '#app/staff/website/packages/package-field.tsx';
import { Points, Short } from './details-inputs.tsx';
import { DetailsRows } from './details-rows.tsx';
import { staffPackageDetailsContent as content } from './texts.ts';
import { pointFields, type RowList, shortFields, type TypedDetails, typedAsJson } from './typed-details.ts';

const rowLists = ['childPrices', 'groupPrices', 'seasons'] as const satisfies readonly RowList[];

type Props = {
  frame: FieldFrame;
  typed: TypedDetails;
  onChange: (part: Partial<TypedDetails>) => void;
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
