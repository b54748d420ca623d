type Props = {
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email' | 'password';
  autoComplete?: string;
  required?: boolean;
  invalid?: boolean;
  rows?: number;
  value?: string;
};

const box =
  'w-full rounded-lg border border-quiet/60 bg-card px-3 py-2.5 text-base aria-invalid:border-brick aria-invalid:outline-brick';

/** Uncontrolled: what a visitor typed before the page's script woke up stays where it is. */
export function TextField({
  id,
  name,
  label,
  type = 'text',
  required = false,
  invalid,
  rows,
  value,
  autoComplete,
}: Props) {
  const common = {
    id,
    name,
    required,
    defaultValue: value,
    autoComplete,
    'aria-invalid': invalid || undefined,
    className: box,
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {!required && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      {rows ? <textarea rows={rows} {...common} /> : <input type={type} {...common} />}
    </div>
  );
}
