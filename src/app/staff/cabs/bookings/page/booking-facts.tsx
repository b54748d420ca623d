import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { FoldedSection } from '#app/staff/enquiries/enquiry/folded-section.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { customerPath, enquiryPath, quoteVersionPath } from '#staff-paths.ts';
import type { BookingPageView } from './booking-data.ts';
import type { Act } from './duty-card.tsx';
import { PlainFields } from './plain-facts.tsx';

const content = staffBookingsContent.page;
function Origin({ booking: { enquiry, quoteVersion, origin } }: { booking: BookingPageView }) {
  if (!enquiry) return content.origins[origin];
  return (
    <>
      <TextLink look="inline" to={enquiryPath(enquiry.id)}>
        {enquiry.reference}
      </TextLink>
      {quoteVersion !== undefined && (
        <>
          {', '}
          <TextLink look="inline" to={quoteVersionPath(enquiry.id, quoteVersion)}>
            {content.quoteVersion(quoteVersion)}
          </TextLink>
        </>
      )}
    </>
  );
}

/** Who looks after the booking, and the balance. */
export function BookingStanding({ booking, onAct }: { booking: BookingPageView; onAct: Act }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label className="flex items-center gap-2">
        <span className="text-quiet">{content.owner}</span>
        <div className="w-48">
          <Select
            needsScript
            value={booking.ownerId}
            onChange={(event) => onAct({ intent: 'owner', id: booking.id, ownerId: event.target.value })}
          >
            <option value="">{content.noOwner}</option>
            {booking.owners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      </label>
      <p>
        <span className="text-quiet">{staffBookingsContent.money.balance} </span>
        <strong className={booking.balanceState === 'paid' ? 'text-teal' : 'text-brick'}>
          {booking.balance}
        </strong>
      </p>
    </div>
  );
}

/** The customer, and where the booking comes from. */
export function BookingFacts({ booking }: { booking: BookingPageView }) {
  const { customer } = booking;
  return (
    <div className="grid lg:gap-3">
      <FoldedSection heading={content.sections.customer}>
        <PlainFields
          facts={[
            [content.number, customer.phone],
            ...(customer.email ? [[content.email, customer.email] as const] : []),
            [
              '',
              <TextLink look="inline" key="customer" to={customerPath(customer.id)}>
                {content.openCustomer}
              </TextLink>,
            ],
          ]}
        />
      </FoldedSection>
      <FoldedSection heading={content.sections.booking}>
        <PlainFields
          facts={[
            [content.origin, <Origin key="origin" booking={booking} />],
            [content.madeBy, content.madeByAt(booking.madeBy, booking.madeAt)],
          ]}
        />
      </FoldedSection>
    </div>
  );
}
