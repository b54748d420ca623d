import type { InputHTMLAttributes, Ref } from 'react';

const box =
  'w-full rounded-lg border border-quiet/60 bg-card px-3 py-2 text-base aria-invalid:border-2 aria-invalid:border-brick';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'type' | 'min'> & {
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
  boxRef?: Ref<HTMLInputElement>;
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
  boxRef,
  ...input
}: Props) {
  const id = fieldId(field);
  const common = {
    id,
    value,
    autoComplete: 'off',
    'aria-invalid': fault === field || undefined,
    'aria-describedby': describedBy ?? (hint && `${id}-hint`),
    className: box,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {rows ? <textarea rows={rows} {...common} /> : <input ref={boxRef} {...input} {...common} />}
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
