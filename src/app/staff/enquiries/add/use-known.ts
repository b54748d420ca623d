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
