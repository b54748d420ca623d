import { useState } from 'react';
import { staffTourPackagesContent as content } from '#app/content/staff/tour-packages.ts';
import { UnderstoodAmount } from '#app/staff/shell/understood-amount.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { FaultLine } from './fault-line.tsx';
import { type FieldFrame, fieldOf } from './field-frame.ts';

type Props = { frame: FieldFrame; name: 'PriceBeforeDiscount' | 'SellingPrice'; required?: boolean };

/** Free text, with how it is understood beneath it. */
export function PriceField({ frame, name, required = false }: Props) {
  const [typed, setTyped] = useState(frame.values[name]);
  const field = fieldOf(frame, name);
  const understoodId = `${field.id}-understood`;
  return (
    <div
      className="@container"
      onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}
    >
      <TextField {...field} required={required} describedBy={understoodId} autoComplete="off" />
      <FaultLine frame={frame} name={name} />
      <UnderstoodAmount id={understoodId} typed={typed} hint={content.priceHint} />
    </div>
  );
}
