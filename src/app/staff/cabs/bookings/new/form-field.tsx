import type { ReactNode } from 'react';
import { RadioButton } from '#app/staff/kit/checkbox.tsx';
import { Input } from '#app/staff/kit/input.tsx';

type Props = {
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'date' | 'time';
  inputMode?: 'numeric' | 'decimal';
  value?: string;
  /** Of a day: the last one that can be chosen. */
  max?: string;
  /** The id of a datalist with suggestions. */
  list?: string;
  hint?: ReactNode;
  invalid: boolean;
};

/** A field of the dense form; uncontrolled. */
export function FormField(props: Props) {
  const { name, label, type = 'text', inputMode, value, max, list, hint, invalid } = props;
  const id = `booking-${name}`;
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <Input
        id={id}
        name={name}
        type={type}
        {...(inputMode && { inputMode })}
        {...(max && { max })}
        {...(list && { list })}
        defaultValue={value}
        autoComplete="off"
        aria-invalid={invalid || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  name: string;
  legend: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** Beside the label, such as the fare of a car. */
  asides?: Partial<Record<Value, string>>;
  chosen: Value | '';
  onChoose: (value: Value) => void;
  columns: string;
};

/** One of a few, all in sight. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, legend, values, labels, asides, chosen, onChoose, columns } = props;
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{legend}</legend>
      <div className={`mt-0.5 grid gap-1.5 ${columns}`}>
        {values.map((value) => (
          <RadioButton
            key={value}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          >
            <span>{labels[value]}</span>
            {asides?.[value] && <span className="tabular-nums">{asides[value]}</span>}
          </RadioButton>
        ))}
      </div>
    </fieldset>
  );
}
