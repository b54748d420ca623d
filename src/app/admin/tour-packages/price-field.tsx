import { useState } from 'react';
import { UnderstoodAmount } from '#app/admin/shell/understood-amount.tsx';
import { staffTourPackagesContent as content } from '#app/content/staff-tour-packages.ts';
import type { FieldFrame } from './field-frame.ts';
import { PackageField } from './package-field.tsx';

type Props = { frame: FieldFrame; name: 'PriceBeforeDiscount' | 'SellingPrice'; required?: boolean };

/** Free text, with how it is understood beneath it. */
export function PriceField({ frame, name, required = false }: Props) {
  const [typed, setTyped] = useState(frame.values[name]);
  const understoodId = `${frame.prefix}${name}-understood`;
  return (
    <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
      <PackageField frame={frame} name={name} required={required} describedBy={understoodId} />
      <UnderstoodAmount id={understoodId} typed={typed} hint={content.priceHint} />
    </div>
  );
}
