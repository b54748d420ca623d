import { faultyFields } from './enquiry-input.ts';

/**
 * The fields of a requested cab that have to be corrected, the first one first: those of every form, and a mail address where
 * the answer is to go there.
 */
export function requestFaults(form: Readonly<Record<string, string>>): string[] {
  const lacksAddress = form.answerBy === 'mail' && (form.n_email ?? '').trim() === '';
  return [...faultyFields(form), ...(lacksAddress ? ['n_email'] : [])];
}
