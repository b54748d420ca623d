import type { ReactNode } from 'react';

const box =
  'min-h-11 w-full rounded-lg border border-quiet/60 bg-card px-2.5 py-1.5 text-base aria-invalid:border-2 aria-invalid:border-brick';

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
      <input
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
        className={box}
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
          <label
            key={value}
            className="grid min-h-11 cursor-pointer place-content-center rounded-lg border border-line bg-card px-1 text-center text-sm leading-tight has-checked:border-teal has-checked:bg-teal has-checked:text-on-teal has-focus-visible:outline-3 has-focus-visible:outline-saffron"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <span>{labels[value]}</span>
            {asides?.[value] && <span className="tabular-nums">{asides[value]}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
