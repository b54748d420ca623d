import { type RefObject, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#paths.ts';
import type { ShownKnownCustomer } from './add-enquiry-resource.ts';

const minDigits = 6;

/** Looks the customer up from the sixth digit on. */
export function useKnown() {
  const { load, data, reset } = useFetcher<ShownKnownCustomer[]>();
  const ask = (typed: string) => {
    if (typed.replaceAll(/\D/g, '').length >= minDigits)
      void load(`${paths.adminAddEnquiry}?number=${encodeURIComponent(typed)}`);
    else reset();
  };
  return { known: data ?? [], ask };
}

type Contact = Pick<ShownKnownCustomer, 'fullName' | 'email'>;

/** Fills in what is known about a customer; without `overwrites` only what is empty. */
export function takeOver(
  form: HTMLFormElement | null,
  { fullName, email }: Contact,
  { overwrites = false } = {},
): void {
  for (const [name, value] of Object.entries({ name: fullName, email })) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && value !== '' && (overwrites || field.value === ''))
      field.value = value;
  }
}

/** The last ten digits, by which a number is the same with and without its country. */
const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '').slice(-10);

/** Takes name and e-mail over from the only customer whose whole number is typed. */
export function useCaller(
  form: RefObject<HTMLFormElement | null>,
  known: readonly ShownKnownCustomer[],
): void {
  useEffect(() => {
    const typed = form.current?.elements.namedItem('contactNo');
    const [only, ...others] = known;
    if (!(typed instanceof HTMLInputElement) || !only || others.length > 0) return;
    if (only.digits === digitsOf(typed.value)) takeOver(form.current, only);
  }, [known, form]);
}
