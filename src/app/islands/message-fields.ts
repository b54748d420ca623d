import { formFields } from '#domain/enquiries/enquiry-input.ts';
import { paths } from '#paths.ts';
import type { Draft, Entries } from './kept-message.ts';
import { campaignOfVisit } from './visit.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a visitor fills in, in the contract's names. */
const typedNames = ['n_name', 'n_contactno', 'n_email', 'n_message'];

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Field | null;

const fieldsOf = (form: HTMLFormElement) => typedNames.flatMap((name) => fieldOf(form, name) ?? []);

const isUntouched = (form: HTMLFormElement): boolean =>
  fieldsOf(form).every((field) => field.value === field.defaultValue);

/** The form as it would be sent, with what only this visit knows. */
export function entriesOf(form: HTMLFormElement, token: string): Entries {
  const data = new FormData(form);
  data.set(formFields.campaign, campaignOfVisit());
  if (token) data.set(formFields.token, token);
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/** Words that the form itself began with are nobody's. */
export const draftOf = (form: HTMLFormElement, page: string): Draft => ({
  page,
  words: fieldsOf(form).flatMap(({ name, value, defaultValue }) =>
    value && value !== defaultValue ? [[name, value]] : [],
  ),
});

/** All of them, also a message that the form itself had begun. */
export function clear(form: HTMLFormElement): void {
  form.reset();
  for (const field of fieldsOf(form)) field.value = '';
}

export function fillIn(form: HTMLFormElement, words: Entries): void {
  for (const [name, value] of words) {
    const field = typedNames.includes(name) ? fieldOf(form, name) : null;
    if (field) field.value = value;
  }
}

/** Puts a draft back where nothing else stands; a message about one page's tour stays out of another's. */
export function restoreDraft(form: HTMLFormElement, { page, words }: Draft, here: string): boolean {
  const missing = words.filter(([name, value]) => {
    const field = fieldOf(form, name);
    const isFree = field?.value === field?.defaultValue && (field?.defaultValue === '' || page === here);
    return isFree && field?.value !== value;
  });
  fillIn(form, missing);
  return missing.length > 0;
}

const promptMs = 500;

/**
 * A signed word for the moment at which the form woke up empty. One that came too late for that says nothing: whoever
 * had begun to type by then is not quick, only the network was slow.
 */
export async function fetchToken(form: HTMLFormElement): Promise<string> {
  if (!isUntouched(form)) return '';
  const asked = performance.now();
  try {
    const response = await fetch(paths.formToken, { signal: AbortSignal.timeout?.(10_000) ?? null });
    const token = response.ok ? await response.text() : '';
    const isPrompt = performance.now() - asked < promptMs;
    return isPrompt || isUntouched(form) ? token.slice(0, 100) : '';
  } catch {
    return '';
  }
}

export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
