import { useState } from 'react';
import { UnderstoodAmount } from '#app/staff/forms/understood-amount.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { PictureCheck } from '#app/staff/website/publishing/picture-check.tsx';
import type { FieldName, PackageValues } from './package-values.ts';
import { staffTourPackagesContent as content } from './texts.ts';

/** What every field needs from the form. */
export type FieldFrame = {
  /** The contract has two prefixes for the same fields. */
  prefix: string;
  values: PackageValues;
  /** The first invalid field and its message. */
  fault: { field: string; text: string } | undefined;
};

export const fieldOf = ({ prefix, values, fault }: FieldFrame, name: FieldName) => ({
  id: prefix + name,
  name: prefix + name,
  label: content.fields[name],
  value: values[name],
  invalid: fault?.field === name,
});

/** The live region is always in the document, because screen readers announce only later changes to it. */
export function FaultLine({ frame, name }: { frame: FieldFrame; name: FieldName }) {
  return (
    <p role="status" className="not-empty:mt-1 font-semibold text-brick">
      {frame.fault?.field === name && frame.fault.text}
    </p>
  );
}

type Props = {
  frame: FieldFrame;
  name: FieldName;
  required?: boolean;
  hint?: string;
  describedBy?: string;
  rows?: number;
};

export function PackageField({ frame, name, ...field }: Props) {
  return (
    <div>
      <TextField {...fieldOf(frame, name)} {...field} autoComplete="off" />
      <FaultLine frame={frame} name={name} />
    </div>
  );
}

/** An address field with a preview of its picture. */
export function PictureField({ frame }: { frame: FieldFrame }) {
  const { id, value, invalid } = fieldOf(frame, 'FeaturedImage');
  const warningId = `${id}-warning`;
  return (
    <PictureCheck warningId={warningId} address={value} isFaulty={invalid}>
      <PackageField
        frame={frame}
        name="FeaturedImage"
        required
        hint={content.pictureHint}
        describedBy={`${id}-hint ${warningId}`}
      />
    </PictureCheck>
  );
}

type PriceProps = { frame: FieldFrame; name: 'PriceBeforeDiscount' | 'SellingPrice'; required?: boolean };

/** A text field that shows below how the amount is understood. */
export function PriceField({ frame, name, required = false }: PriceProps) {
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
