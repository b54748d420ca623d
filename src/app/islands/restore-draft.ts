import type { Draft, Entries } from './kept-message.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor fills in, in the contract's names. */
const typedNames = ['n_name', 'n_contactno', 'n_email', 'n_message'];

/** What was put back into which field, so that it is not taken for what the visitor types on this page. */
const restored = new WeakMap<Field, string>();

const fieldOf = (form: HTMLFormElement, name: string) =>
  typedNames.includes(name) ? (form.elements.namedItem(name) as Field | null) : null;

export const fieldsOf = (form: HTMLFormElement) => typedNames.flatMap((name) => fieldOf(form, name) ?? []);

export const isUntouched = (form: HTMLFormElement): boolean =>
  fieldsOf(form).every((field) => field.value === (restored.get(field) ?? field.defaultValue));

export const isRestored = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) => restored.has(field));

export function fillIn(form: HTMLFormElement, words: Entries): void {
  for (const [name, value] of words) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
}

/**
 * Puts a draft back where nothing else stands; a message about one page's tour stays out of another's. A field that has
 * the focus is left alone: words that appear while somebody begins to type would be joined to theirs.
 */
export function restoreDraft(form: HTMLFormElement, { page, words }: Draft, here: string): void {
  for (const [name, value] of words) {
    const field = fieldOf(form, name);
    if (!field || field === document.activeElement || field.value !== field.defaultValue) continue;
    if (field.value === value || (field.defaultValue !== '' && page !== here)) continue;
    field.value = value;
    restored.set(field, value);
  }
}
