import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import type { KnownCustomerView } from '#app/staff/enquiries/add/add-enquiry-resource.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { newBookingPath } from '#staff-paths.ts';
import { FormField } from './form-field.tsx';

const content = staffBookingsContent.make;
type Props = {
  known: readonly KnownCustomerView[];
  chosenId: string;
  onChoose: (customer: KnownCustomerView) => void;
  isInvalid: (field: string) => boolean;
};

/** Who the typed number belongs to: chosen by one click, or booked from what they asked for. */
export function CustomerFields({ known, chosenId, onChoose, isInvalid }: Props) {
  return (
    <div className="grid gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        <FormField name="contactNo" label={content.number} type="tel" invalid={isInvalid('contactNo')} />
        <FormField name="name" label={content.name} invalid={isInvalid('name')} />
        <FormField name="email" label={content.email} type="email" invalid={isInvalid('email')} />
      </div>
      <input type="hidden" name="customerId" value={chosenId} />
      <section aria-label={content.known} aria-live="polite" className="grid gap-1.5 empty:hidden">
        {known.map((customer) => (
          <div
            key={customer.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-teal px-3 py-1.5"
          >
            <p className="min-w-0 grow">
              <strong>{customer.name}</strong>{' '}
              <span className="text-quiet text-sm">
                {[customer.phone, customer.email, customer.lastContact].filter(Boolean).join(', ')}
              </span>
            </p>
            {customer.open.slice(0, 2).map((enquiry) => (
              <ButtonLink look="quiet" key={enquiry.id} to={newBookingPath({ enquiry: enquiry.id })}>
                {content.bookFrom(enquiry.reference)}
              </ButtonLink>
            ))}
            {customer.id === chosenId ? (
              <strong className="text-teal">{content.chosen}</strong>
            ) : (
              <Button
                look="quiet"
                aria-label={content.chooseThis(customer.name)}
                onClick={() => onChoose(customer)}
              >
                {content.choose}
              </Button>
            )}
          </div>
        ))}
      </section>
    </div>
  );
}
