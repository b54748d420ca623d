import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Edits } from '#app/staff/forms/use-edits.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { PackageFields } from './package-fields.tsx';
import { fieldNames, type PackageValues } from './package-values.ts';
import type { PackageFormState } from './use-package-form.ts';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  prefix: string;
  values: PackageValues;
  /** A new number remounts the fields with the values. */
  resetCount: number;
  state: PackageFormState;
  edits: Edits;
  go: string;
  onSend: (form: HTMLFormElement) => void;
  children?: ReactNode;
};

/** The fields, and a sticky bar with the save button and the status. */
export function PackageForm({ form, prefix, values, resetCount, state, edits, go, onSend, children }: Props) {
  const { status, isBusy } = state;
  const field = fieldNames.find((name) => name === status?.field);
  const atField = field && status ? { field, text: status.text } : undefined;

  // The form appears after its data have loaded, when the popup has already placed the focus.
  useEffect(() => form.current?.querySelector('select')?.focus(), [form]);

  return (
    <form
      ref={form}
      noValidate
      onInput={edits.markDirty}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    >
      <div className="grid gap-6 py-5">
        <PackageFields
          key={resetCount}
          frame={{ prefix, values, fault: atField }}
          onEdited={edits.markDirty}
        />
        {children}
      </div>
      <div className="sticky bottom-0 z-20 -mx-5 flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-t bg-card px-5 py-3 sm:-mx-6 sm:px-6">
        {/* Not disabled, because it would lose the focus. */}
        <Button type="submit" aria-disabled={isBusy}>
          {go}
        </Button>
        <div className="min-w-0 grow basis-40 whitespace-pre-line wrap-anywhere">
          <StatusLine text={atField ? undefined : status?.text} tone={status?.tone ?? 'good'} />
        </div>
      </div>
    </form>
  );
}
