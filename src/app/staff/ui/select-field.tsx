type Props = {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The label of the empty option. */
  none: string;
  value?: string;
  required?: boolean;
  invalid?: boolean;
};

/** Uncontrolled, like the text fields. */
export function SelectField({ id, label, options, none, value = '', invalid, ...select }: Props) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        defaultValue={value}
        aria-invalid={invalid || undefined}
        className="min-h-12 w-full rounded-lg border border-quiet/60 bg-card px-3 py-2 text-base aria-invalid:border-2 aria-invalid:border-brick"
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
