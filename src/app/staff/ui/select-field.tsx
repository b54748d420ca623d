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
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        {...select}
        id={id}
        defaultValue={value}
        aria-invalid={invalid || undefined}
        aria-describedby={hint && `${id}-hint`}
        className="min-h-12 w-full rounded-lg border border-quiet/60 bg-card px-3 py-2 text-base aria-invalid:border-2 aria-invalid:border-brick"
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
