// Without zod, because the visitor's browser checks the fields before it sends them.

import { contactMessages as messages } from './contact-messages.ts';

/** Optional fields of our own forms, beyond the contract's fields. */
export const formFields = {
  page: 'page',
  packageId: 'packageId',
  campaign: 'campaign',
  consent: 'consent',
  token: 'formToken',
  begun: 'begun',
  /** A cab trip: the fields of the fare page as a query string. */
  trip: 'trip',
  /** Who travels: the fields of the package's price as a query string. */
  party: 'party',
  /** A number that looked short and was sent again as it is. */
  askedNumber: 'askedNumber',
  /** Honeypot: hidden from customers, with a name that browsers do not autofill. */
  trap: 'n_subject',
} as const;

export const idempotencyKeyField = 'idempotencyKey';

type Form = Readonly<Record<string, string>>;

/** The fields that have to be filled in, in the contract's order, with the message for an empty one. */
export const requiredFields = {
  n_name: messages.nameMissing,
  n_contactno: messages.contactNoMissing,
} as const;

/** U+0000 is left out before a field is checked, because PostgreSQL refuses it. */
const isEmpty = (typed = '') => /^[\s\0]*$/.test(typed);

type Fault = { field: string; text: string };

const emptyFields = (form: Form): Fault[] =>
  Object.entries(requiredFields).flatMap(([field, text]) => (isEmpty(form[field]) ? [{ field, text }] : []));

/** An answer by e-mail needs an address: checked by our own forms that offer the choice. */
export const lacksAddress = (form: Form): boolean =>
  form.answerBy === 'mail' && (form.n_email ?? '').trim() === '';

/** The fields that our own forms ask to correct, with their messages, the first one first. */
export const fieldFaults = (form: Form): Fault[] => [
  ...emptyFields(form),
  ...(lacksAddress(form) ? [{ field: 'n_email', text: messages.emailMissing }] : []),
];
