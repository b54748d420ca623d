import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import type { PageContext } from '#app/page-context.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { viewCustomerLink } from '#domain/bookings/share/customer-link-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { customerBookingPath, reviewPath } from '#paths.ts';
import type { ShownBooking } from './booking-data.ts';

const content = staffBookingsContent.link;

type Context = Pick<PageContext, 'db' | 'encryption' | 'baseUrl'>;

/** The first ride that is still to come, or else the first one. */
const tripOf = ({ duties }: ShownBooking) => {
  const duty = duties.find(({ isPlanned }) => isPlanned) ?? duties[0];
  return duty ? `${duty.route}, ${duty.pickUp}` : '';
};

function sharedOf(booking: ShownBooking, baseUrl: string, token: string, agency: string) {
  const href = baseUrl + customerBookingPath(token);
  const { name, phoneE164 } = booking.customer;
  const [firstName = ''] = name.trim().split(/\s+/);
  const text = content.message(firstName, booking.number, agency, tripOf(booking), href);
  const reviewHref = baseUrl + reviewPath(token);
  return { href, reviewHref, text, chatHref: phoneE164 ? chatLink(phoneE164, text) : null };
}

/** The customer's link with the message that goes with it; `undefined` for a booking that was erased. */
export async function readCustomerLink(
  { db, encryption, baseUrl }: Context,
  actor: StaffActor,
  booking: ShownBooking,
) {
  const [link, { agencyName }] = await Promise.all([
    viewCustomerLink({ db, encryption }, actor, booking.id),
    readSettings(db),
  ]);
  if (!link) return undefined;
  const { token, isOver } = link;
  return {
    isOver,
    shared: token === null ? null : sharedOf(booking, baseUrl, token, agencyName),
  };
}

export type ShownLink = NonNullable<Awaited<ReturnType<typeof readCustomerLink>>>;
