import type { ReactNode } from 'react';

type Props = {
  /** The id of the field; what describes it is `<id>-hint`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Says so beside the label. */
  isOptional?: boolean;
  isLabelHidden?: boolean;
  children: ReactNode;
};

/** The id of the element that describes a field, for its `aria-describedby`. */
export const hintId = (id: string, hint: ReactNode): string | undefined => (hint ? `${id}-hint` : undefined);

/** A field with its label above it and its hint below. */
export function FormField({ id, label, hint, isOptional = false, isLabelHidden = false, children }: Props) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
        {isOptional && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="text-quiet text-sm">
          {hint}
        </div>
      )}
    </div>
  );
}
