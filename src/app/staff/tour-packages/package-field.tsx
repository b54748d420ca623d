import { TextField } from '#app/ui/text-field.tsx';
import { FaultLine } from './fault-line.tsx';
import { type FieldFrame, fieldOf } from './field-frame.ts';
import type { FieldName } from './package-values.ts';

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
