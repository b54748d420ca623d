import { firstFault } from './enquiry-input.ts';

/** The field of the first error of a requested cab: those of every form, and a mail address where the answer is to go there. */
export function requestFault(form: Readonly<Record<string, string>>): string | undefined {
  const fault = firstFault(form);
  if (fault) return fault.field;
  return form.answerBy === 'mail' && (form.n_email ?? '').trim() === '' ? 'n_email' : undefined;
}
