import { type RefObject, useEffect, useState } from 'react';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { addressIn } from '#domain/shared/mail-address.ts';

const content = staffBookingsContent.make;

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** Of the enquiry or its customer; empty where it is typed in the form. */
  email: string;
  /** Changes whenever the form's address may have been filled in by the page. */
  trigger: unknown;
};

const typedIn = (form: HTMLFormElement | null): string => {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field.value.trim() : '';
};

/** On as soon as there is an address, until staff switch it off for this booking. */
export function MailBox({ form, email, trigger }: Props) {
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page fills the field in without an event.
  useEffect(() => {
    const read = () => setTyped(typedIn(form.current));
    read();
    const element = form.current;
    element?.addEventListener('input', read);
    return () => element?.removeEventListener('input', read);
  }, [form, trigger]);
  const address = addressIn(typed) ?? addressIn(email);
  return (
    <Checkbox
      hint={address === undefined ? content.mailNeedsAddress : content.mailTo(address)}
      name="mailsCustomer"
      value="yes"
      disabled={address === undefined}
      checked={isWanted && address !== undefined}
      onChange={({ target }) => setWanted(target.checked)}
    >
      {content.mailsCustomer}
    </Checkbox>
  );
}
