import { Link } from 'react-router';
import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import { FoldedSection } from '#app/staff/enquiries/enquiry/folded-section.tsx';
import { ScriptSelect } from '#app/staff/ui/script-fields.tsx';
import { customerPath, enquiryPath, quoteVersionPath } from '#staff-paths.ts';
import type { ShownBooking } from './booking-data.ts';
import type { Act } from './duty-card.tsx';
import { PlainFacts } from './plain-facts.tsx';

const content = staffBookingsContent.page;
const link = 'text-teal underline';

function Origin({ booking: { enquiry, quoteVersion, origin } }: { booking: ShownBooking }) {
  if (!enquiry) return content.origins[origin];
  return (
    <>
      <Link to={enquiryPath(enquiry.id)} className={link}>
        {enquiry.reference}
      </Link>
      {quoteVersion !== undefined && (
        <>
          {', '}
          <Link to={quoteVersionPath(enquiry.id, quoteVersion)} className={link}>
            {content.quoteVersion(quoteVersion)}
          </Link>
        </>
      )}
    </>
  );
}

/** Who looks after the booking, and the balance. */
export function BookingStanding({ booking, onAct }: { booking: ShownBooking; onAct: Act }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <label className="flex items-center gap-2">
        <span className="text-quiet">{content.owner}</span>
        <ScriptSelect
          value={booking.ownerId}
          className="min-h-11 rounded-lg border border-line bg-card px-2 text-[0.9375rem] lg:min-h-8"
          onChange={(event) => onAct({ intent: 'owner', id: booking.id, ownerId: event.target.value })}
        >
          <option value="">{content.noOwner}</option>
          {booking.owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ScriptSelect>
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
export function BookingFacts({ booking }: { booking: ShownBooking }) {
  const { customer } = booking;
  return (
    <div className="grid lg:gap-3">
      <FoldedSection heading={content.sections.customer}>
        <PlainFacts
          facts={[
            [content.number, customer.phone],
            ...(customer.email ? [[content.email, customer.email] as const] : []),
            [
              '',
              <Link key="customer" to={customerPath(customer.id)} className={link}>
                {content.openCustomer}
              </Link>,
            ],
          ]}
        />
      </FoldedSection>
      <FoldedSection heading={content.sections.booking}>
        <PlainFacts
          facts={[
            [content.origin, <Origin key="origin" booking={booking} />],
            [content.madeBy, content.madeByAt(booking.madeBy, booking.madeAt)],
          ]}
        />
      </FoldedSection>
    </div>
  );
}
