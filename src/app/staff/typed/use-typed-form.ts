import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { useTyped } from './use-typed.ts';

const entries = z.record(z.string(), z.string());
type Entries = z.infer<typeof entries>;

type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a person types into or chooses from; what else a form sends is not theirs to keep. */
const typedFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is TypedField =>
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'hidden'),
  );

const isChoice = (field: TypedField): field is HTMLInputElement => field.type === 'radio';

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
    // What was typed before the page's script was there is newer.
    if (!isChoice(field) && value !== undefined && field.value === field.defaultValue) field.value = value;
  }
  // Clicked, so that whatever follows the choice hears of it; last, because a click keeps the form as it then is.
  for (const field of fields)
    if (isChoice(field) && field.value === stored[field.name] && !field.checked) field.click();
}

/** `useTyped` for a form of uncontrolled text fields. Its `onInput` is `keepForm`. */
export function useTypedForm(form: RefObject<HTMLFormElement | null>, place: string) {
  const { isRestored, keep, forget } = useTyped<Entries>({
    place,
    read: (stored) => z.safeParse(entries, stored).data,
    onRestore: (stored) => {
      if (form.current) fill(form.current, stored);
    },
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
