import type { ComponentProps, ReactNode } from 'react';
import { FormField, hintId } from './form-field.tsx';
import { Input, TextArea } from './input.tsx';

type Props = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'list' | 'maxLength' | 'max' | 'min' | 'placeholder' | 'required'
> & {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'password' | 'date' | 'time' | 'datetime-local' | 'url';
  value?: string | undefined;
  invalid?: boolean | undefined;
  hint?: ReactNode;
  /** The ids of the describing elements, instead of the hint's. */
  describedBy?: string;
  /** Several lines of text. */
  rows?: number;
};

/** Uncontrolled, so that text typed before hydration stays. */
export function TextField(props: Props) {
  const { id, label, type = 'text', value, invalid, hint, describedBy, rows, ...field } = props;
  const { required, name, maxLength, placeholder, autoComplete } = field;
  const common = {
    id,
    defaultValue: value,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy ?? hintId(id, hint),
  };
  return (
    <FormField id={id} label={label} hint={hint} isOptional={!required}>
      {rows ? (
        <TextArea {...{ required, name, maxLength, placeholder, autoComplete }} {...common} rows={rows} />
      ) : (
        <Input {...field} {...common} type={type} />
      )}
    </FormField>
  );
}
