import { type RefObject, useLayoutEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#paths.ts';
import type { KnownCustomerView } from './add-enquiry-resource.ts';

const minDigits = 6;
/** The same list each time, so that effects do not run again. */
const noOne: readonly KnownCustomerView[] = [];

/** Looks the customer up from the sixth digit on. */
export function useKnown() {
  const { load, data, reset } = useFetcher<KnownCustomerView[]>();
  const ask = (typed: string) => {
    if (typed.replaceAll(/\D/g, '').length >= minDigits)
      void load(`${paths.adminAddEnquiry}?number=${encodeURIComponent(typed)}`);
    else reset();
  };
  return { known: data ?? noOne, ask };
}

type Contact = Pick<KnownCustomerView, 'fullName' | 'email'>;

const unknown: Contact = { fullName: '', email: '' };

/** Whether the field still has what was taken over, and not what staff typed. */
const isTakenOver = ({ value, dataset }: HTMLInputElement) => value === (dataset.takenOver ?? '');

/** Fills in what is known about a customer, in place of another one's; what staff typed stays unless they choose. */
export function takeOver(
  form: HTMLFormElement | null,
  { fullName, email }: Contact,
  { overwrites = false } = {},
): void {
  for (const [name, value] of Object.entries({ name: fullName, email })) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    if (!isTakenOver(field) && !(overwrites && value !== '')) continue;
    field.value = value;
    field.dataset.takenOver = value;
  }
}

/** The last ten digits, by which a number is the same with and without its country. */
const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '').slice(-10);

/** Takes name and e-mail over from the only customer whose whole number is typed, until it is another number. */
export function useCaller(
  form: RefObject<HTMLFormElement | null>,
  known: readonly KnownCustomerView[],
): void {
  // Before the effects of the parts of the form, which read what is filled in.
  useLayoutEffect(() => {
    const typed = form.current?.elements.namedItem('contactNo');
    if (!(typed instanceof HTMLInputElement)) return;
    const [only, ...others] = known;
    const isCaller = others.length === 0 && only?.digits === digitsOf(typed.value);
    takeOver(form.current, isCaller && only ? only : unknown);
  }, [known, form]);
}
