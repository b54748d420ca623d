import type { ReactNode } from 'react';
import { FormField, hintId } from './form-field.tsx';
import { Input } from './input.tsx';

type Props = {
  id: string;
  name: string;
  label: string;
  value?: string;
  min?: string;
  max?: string;
  invalid?: boolean;
  required?: boolean;
  /** What follows from the day, such as that it is over. */
  note?: ReactNode;
};

/** A day; browsers show it in their own order and send it as `2026-11-15`. */
export function DateField({ id, label, value = '', invalid, note, ...input }: Props) {
  return (
    <FormField id={id} label={label} hint={note}>
      <Input
        {...input}
        id={id}
        type="date"
        defaultValue={value}
        aria-invalid={invalid || undefined}
        aria-describedby={hintId(id, note)}
      />
    </FormField>
  );
}
