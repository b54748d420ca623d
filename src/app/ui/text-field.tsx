type Props = {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'password' | 'date' | 'time';
  autoComplete?: string;
  inputMode?: 'numeric';
  /** The id of a datalist with suggestions. */
  list?: string;
  required?: boolean;
  invalid?: boolean;
  hint?: string;
  /** The ids of the describing elements, instead of the hint's. */
  describedBy?: string;
  rows?: number;
  value?: string;
};

const box =
  'w-full rounded-lg border border-quiet/60 bg-card px-3 py-2.5 text-base aria-invalid:border-2 aria-invalid:border-brick';

/** Uncontrolled, so that text typed before hydration stays. */
export function TextField({
  id,
  label,
  type = 'text',
  invalid,
  hint,
  rows,
  value,
  describedBy,
  ...input
}: Props) {
  const common = {
    ...input,
    id,
    defaultValue: value,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy ?? (hint && `${id}-hint`),
    className: box,
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {!input.required && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      {rows ? <textarea rows={rows} {...common} /> : <input type={type} {...common} />}
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
