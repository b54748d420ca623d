import { formFields } from '#domain/enquiries/intake/enquiry-fields-input.ts';
import { paths } from '#paths.ts';
import type { Draft, Entries } from './kept-message.ts';
import { fieldsOf, firstValueOf, isUntouched } from './restore-draft.ts';
import { campaignOfVisit, pageBefore } from './visit.ts';

/** The form's entries, with the campaign and the token. */
export function entriesOf(form: HTMLFormElement, token: string): Entries {
  const data = new FormData(form);
  data.set(formFields.campaign, campaignOfVisit());
  if (data.get(formFields.page) === paths.contact) data.set(formFields.page, pageBefore() ?? paths.contact);
  if (token) data.set(formFields.token, token);
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}

/** A prefilled message that was not changed is not a draft. */
export const draftOf = (form: HTMLFormElement, page: string): Draft => ({
  page,
  words: fieldsOf(form).flatMap((field) =>
    field.value && field.value !== firstValueOf(field) ? [[field.name, field.value]] : [],
  ),
});

/** Also empties a prefilled message, which `reset` would restore. */
export function clear(form: HTMLFormElement): void {
  form.reset();
  for (const field of fieldsOf(form)) field.value = '';
}

const promptMs = 500;

/**
 * A signed timestamp of the hydration, used to detect bots that fill the form too fast. It is dropped when it arrives
 * after the visitor has started to type, because a slow network would make a real visitor look fast.
 */
export async function fetchToken(form: HTMLFormElement): Promise<string> {
  if (!isUntouched(form)) return '';
  const requestedAt = performance.now();
  try {
    const response = await fetch(paths.formToken, { signal: AbortSignal.timeout?.(10_000) ?? null });
    const token = response.ok ? await response.text() : '';
    const isPrompt = performance.now() - requestedAt < promptMs;
    return isPrompt || isUntouched(form) ? token.slice(0, 100) : '';
  } catch {
    return '';
  }
}

export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
