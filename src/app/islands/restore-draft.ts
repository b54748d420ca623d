import { typedRideNames } from '#domain/enquiries/intake/ride-fields-input.ts';
import { tripFieldNames } from '#domain/enquiries/intake/trip-fields-input.ts';
import type { Draft, Entries } from './kept-message.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The names of the fields that a visitor types into. */
const typedNames: readonly string[] = [
  ...['n_name', 'n_contactno', 'n_email', 'n_message'],
  ...tripFieldNames,
  ...typedRideNames,
];

/** What a field holds before anything is typed. A list of choices begins with its empty one. */
export const firstValueOf = (field: Field): string => ('defaultValue' in field ? field.defaultValue : '');

/** Fields about the trip are folded, but not when they hold something. */
function fill(field: Field, value: string): void {
  field.value = value;
  field.closest('details')?.setAttribute('open', '');
}

/** Restored values, so that they do not count as typed on this page. */
const restored = new WeakMap<Field, string>();

const fieldOf = (form: HTMLFormElement, name: string) =>
  typedNames.includes(name) ? (form.elements.namedItem(name) as Field | null) : null;

export const fieldsOf = (form: HTMLFormElement) => typedNames.flatMap((name) => fieldOf(form, name) ?? []);

export const isUntouched = (form: HTMLFormElement): boolean =>
  fieldsOf(form).every((field) => field.value === (restored.get(field) ?? firstValueOf(field)));

export const isRestored = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) => restored.has(field));

export function fillIn(form: HTMLFormElement, entries: Entries): void {
  for (const [name, value] of entries) {
    const field = fieldOf(form, name);
    if (field) fill(field, value);
  }
}

/**
 * Restores a draft into unchanged fields; a draft about one package is not restored on another's page. The focused
 * field is skipped, because restored text would mix with what is being typed.
 */
export function restoreDraft(form: HTMLFormElement, { page, words: entries }: Draft, here: string): void {
  for (const [name, value] of entries) {
    const field = fieldOf(form, name);
    if (!field || field === document.activeElement || field.value !== firstValueOf(field)) continue;
    if (field.value === value || (firstValueOf(field) !== '' && page !== here)) continue;
    fill(field, value);
    restored.set(field, value);
  }
}
