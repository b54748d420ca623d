import type { ReactNode } from 'react';

type Props = {
  id: string;
  name: string;
  label: string;
  value?: string;
  invalid?: boolean;
  required?: boolean;
  /** What follows from the day, such as that it is over. */
  note?: ReactNode;
};

/** A day; browsers show it in their own order and send it as `2026-11-15`. */
export function DateField({ id, label, value = '', invalid, note, ...input }: Props) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="date"
        defaultValue={value}
        aria-invalid={invalid || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className="min-h-12 w-full rounded-lg border border-quiet/60 bg-card px-3 text-base aria-invalid:border-2 aria-invalid:border-brick"
      />
      {note && (
        <div id={`${id}-note`} className="text-sm">
          {note}
        </div>
      )}
    </div>
  );
}
