import type { InputHTMLAttributes, ReactNode } from 'react';
import { RadioButton } from '#app/staff/kit/checkbox.tsx';
import { Input, Select, TextArea } from '#app/staff/kit/input.tsx';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'type'> & {
  /** The field's path, by which a fault refers to it. */
  field: string;
  label: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** The id of the element that describes the field instead of a hint. */
  describedBy?: string;
  rows?: number;
};

export const fieldId = (field: string): string => `quote-${field.replaceAll('.', '-')}`;

export function QuoteField({
  field,
  label,
  value,
  fault,
  onChange,
  hint,
  describedBy,
  rows,
  ...input
}: Props) {
  const id = fieldId(field);
  const common = {
    id,
    value,
    autoComplete: 'off',
    'aria-invalid': fault === field || undefined,
    'aria-describedby': describedBy ?? (hint && `${id}-hint`),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {rows ? <TextArea rows={rows} {...common} /> : <Input {...input} {...common} />}
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

/** In this order; an object would list the digits of states before its other keys. */
export type Choices = readonly { code: string; name: string }[];

type ChoiceProps<Value extends string> = {
  field: string;
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
};

type SelectProps<Value extends string> = Omit<ChoiceProps<Value>, 'options'> & {
  options: ChoiceProps<Value>['options'] | Choices;
  fault?: string | undefined;
};

const isListed = (options: object): options is Choices => Array.isArray(options);

export function QuoteSelect<Value extends string>(props: SelectProps<Value>) {
  const { field, label, value, options, fault, onChange } = props;
  const id = fieldId(field);
  const choices = isListed(options)
    ? options
    : (Object.keys(options) as Value[]).map((code) => ({ code, name: options[code] }));
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        aria-invalid={fault === field || undefined}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** One of a few, as a row of buttons. */
export function QuoteChoice<Value extends string>(props: Omit<ChoiceProps<Value>, 'label'>) {
  const { field, value, options, onChange } = props;
  return (
    <div className="flex flex-wrap gap-1.5">
      {(Object.keys(options) as Value[]).map((option) => (
        <RadioButton
          key={option}
          name={fieldId(field)}
          // The chosen one is what a message about the field focuses.
          id={option === value ? fieldId(field) : undefined}
          value={option}
          checked={option === value}
          onChange={() => onChange(option)}
        >
          {options[option]}
        </RadioButton>
      ))}
    </div>
  );
}

export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="@container grid gap-3">
    <legend className="mb-2 font-semibold">{legend}</legend>
    {children}
  </fieldset>
);
