import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { enquiryPath } from '#staff-paths.ts';
import type { KnownCustomerView } from './add-enquiry-resource.ts';

const content = staffEnquiriesContent.add;
type Props = {
  known: readonly KnownCustomerView[];
  onOpen: () => void;
  onAddTo: (id: string) => void;
  onNew: (customer: KnownCustomerView) => void;
};

/** Who the typed number may belong to, with what is open: open it, add to it, or begin a new one. */
export function KnownCustomers({ known, onOpen, onAddTo, onNew }: Props) {
  return (
    <section aria-label={content.known} aria-live="polite" className="grid gap-2 empty:hidden">
      {known.map((customer) => (
        <div key={customer.id} className="grid gap-1 rounded-lg border border-teal px-3 py-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p>
              <strong>{customer.name}</strong>{' '}
              <span className="text-quiet text-sm">
                {[
                  customer.phone,
                  customer.email,
                  customer.lastContact && content.lastContact(customer.lastContact),
                  customer.open.length === 0 && content.noneOpen,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </p>
            <Button look="quiet" aria-label={content.newOf(customer.name)} onClick={() => onNew(customer)}>
              {content.newShort}
            </Button>
          </div>
          {customer.open.map((enquiry) => (
            <div key={enquiry.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <StagePill stage={enquiry.stage} />
              <span className="min-w-0 grow truncate text-quiet">
                {[enquiry.about, enquiry.age].filter(Boolean).join(', ')}
              </span>
              <ButtonLink
                look="quiet"
                to={enquiryPath(enquiry.id)}
                aria-label={content.openThis(enquiry.reference)}
                onClick={onOpen}
              >
                {enquiry.reference}
              </ButtonLink>
              <Button
                look="quiet"
                aria-label={content.addToThis(enquiry.reference)}
                onClick={() => onAddTo(enquiry.id)}
              >
                {content.addTo}
              </Button>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
