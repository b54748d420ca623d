import { formFields } from '#domain/enquiries/intake/enquiry-input.ts';
import { paths } from '#paths.ts';
import type { Draft, Entries } from './kept-message.ts';
import { fieldsOf, isUntouched } from './restore-draft.ts';
import { campaignOfVisit } from './visit.ts';

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

const promptMs = 500;

/**
 * A signed word for the moment at which the form woke up, empty or with a draft put back. One that came too late for that says nothing: whoever
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
