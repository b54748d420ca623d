import { useState } from 'react';
import { staffTourPackagesContent } from '#app/content/staff-tour-packages.ts';
import { formatPaise, paiseFromTyped } from '#domain/settings/money.ts';
import type { FieldFrame } from './field-frame.ts';
import { PackageField } from './package-field.tsx';

const content = staffTourPackagesContent.price;

function understanding(typed: string): string {
  if (typed.trim() === '') return content.inr;
  const paise = paiseFromTyped(typed);
  return paise === undefined ? content.unclear : content.understood(formatPaise(paise));
}

type Props = { frame: FieldFrame; name: 'PriceBeforeDiscount' | 'SellingPrice'; required?: boolean };

/** Free text, with how it is understood beneath it. */
export function PriceField({ frame, name, required = false }: Props) {
  const [typed, setTyped] = useState(frame.values[name]);
  return (
    <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
      <PackageField
        frame={frame}
        name={name}
        required={required}
        hint={`${understanding(typed)} ${content.dollars}`}
      />
    </div>
  );
}
