import type { Draft, Entries } from './kept-message.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The contract's names of the fields that a visitor types into. */
const typedNames = ['n_name', 'n_contactno', 'n_email', 'n_message'];

/** Restored values, so that they do not count as typed on this page. */
const restored = new WeakMap<Field, string>();

const fieldOf = (form: HTMLFormElement, name: string) =>
  typedNames.includes(name) ? (form.elements.namedItem(name) as Field | null) : null;

export const fieldsOf = (form: HTMLFormElement) => typedNames.flatMap((name) => fieldOf(form, name) ?? []);

export const isUntouched = (form: HTMLFormElement): boolean =>
  fieldsOf(form).every((field) => field.value === (restored.get(field) ?? field.defaultValue));

export const isRestored = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) => restored.has(field));

export function fillIn(form: HTMLFormElement, entries: Entries): void {
  for (const [name, value] of entries) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
}

/**
 * Restores a draft into unchanged fields; a draft about one package is not restored on another's page. The focused
 * field is skipped, because restored text would mix with what is being typed.
 */
export function restoreDraft(form: HTMLFormElement, { page, words: entries }: Draft, here: string): void {
  for (const [name, value] of entries) {
    const field = fieldOf(form, name);
    if (!field || field === document.activeElement || field.value !== field.defaultValue) continue;
    if (field.value === value || (field.defaultValue !== '' && page !== here)) continue;
    field.value = value;
    restored.set(field, value);
  }
}
