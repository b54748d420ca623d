import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { useKeptInput } from './use-kept-input.ts';

const entries = z.record(z.string(), z.string());
type Entries = z.infer<typeof entries>;

type FormControl = HTMLInputElement | HTMLTextAreaElement;

/** Text fields and choices; hidden fields are not stored. */
const typedFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is FormControl =>
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'hidden'),
  );

const isChoice = (field: FormControl): field is HTMLInputElement => field.type === 'radio';

const entriesOf = (form: HTMLFormElement): Entries =>
  Object.fromEntries(
    typedFields(form)
      .filter((field) => !isChoice(field) || field.checked)
      .map((field) => [field.name, field.value]),
  );

function fill(form: HTMLFormElement, stored: Entries): void {
  const fields = typedFields(form);
  for (const field of fields) {
    const value = stored[field.name];
    // Text typed before hydration is newer than the stored text.
    if (!isChoice(field) && value !== undefined && field.value === field.defaultValue) field.value = value;
  }
  // A click runs the change handlers. It comes last, because it also stores the form.
  for (const field of fields)
    if (isChoice(field) && field.value === stored[field.name] && !field.checked) field.click();
}

/** `useTyped` for a form with uncontrolled text fields. Pass `keepForm` to its `onInput`. */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, place: string) {
  const { isRestored, keep, forget } = useKeptInput<Entries>({
    place,
    read: (stored) => z.safeParse(entries, stored).data,
    onRestore: (stored) => {
      if (form.current) fill(form.current, stored);
    },
    onForget: () => form.current?.reset(),
  });
  return {
    isRestored,
    keepForm: () => {
      if (!form.current) return;
      const isUntouched = typedFields(form.current).every((field) => field.value === field.defaultValue);
      if (isUntouched) forget();
      else keep(entriesOf(form.current));
    },
    forget,
    discard: () => {
      forget();
      form.current?.reset();
      form.current?.querySelector<HTMLElement>('input:not([type=hidden], [type=radio]), textarea')?.focus();
    },
  };
}
