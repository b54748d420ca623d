import { faultyFields, lacksAddress } from './enquiry-input.ts';

/**
 * The fields of a requested cab that have to be corrected, the first one first: those of every form, and a mail address where
 * the answer is to go there.
 */
export const requestFaults = (form: Readonly<Record<string, string>>): string[] => [
  ...faultyFields(form),
  ...(lacksAddress(form) ? ['n_email'] : []),
];
