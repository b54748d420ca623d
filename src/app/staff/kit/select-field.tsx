import { FormField, hintId } from './form-field.tsx';
import { Select } from './input.tsx';

type Props = {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The label of the empty option; without it one of the others is always chosen. */
  none?: string;
  value?: string;
  required?: boolean;
  invalid?: boolean;
  hint?: string;
};

/** Uncontrolled, like the text fields. */
export function SelectField({ id, label, options, none, value = '', invalid, hint, ...select }: Props) {
  return (
    <FormField id={id} label={label} hint={hint}>
      <Select
        {...select}
        id={id}
        defaultValue={value}
        aria-invalid={invalid || undefined}
        aria-describedby={hintId(id, hint)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
