import type { PageContext } from '#app/page-context.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { viewRequests } from '#domain/payments/requests/request-staff-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { toRequestsView } from './requests-view.ts';

type Parts = Pick<PageContext, 'db' | 'encryption' | 'baseUrl'>;
type Booking = { id: string; customer: { phoneE164: string } };

/** The payment requests on the page of a booking. */
export async function readRequestsView(
  { db, encryption, baseUrl }: Parts,
  actor: StaffActor,
  { id, customer }: Booking,
) {
  const [viewed, { agencyName }] = await Promise.all([
    viewRequests({ db, encryption }, actor, { bookingId: id }),
    readSettings(db),
  ]);
  const mayConfirm = hasArea(actor, 'money');
  const { phoneE164 } = customer;
  return (
    viewed &&
    toRequestsView(viewed, { baseUrl, agencyName, phoneE164, mayConfirm, number: bookingNumber(id) })
  );
}
