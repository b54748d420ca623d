import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/require-staff.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import type { ListedBooking } from '#domain/bookings/list/booking-list.ts';
import { findBookings } from '#domain/bookings/list/booking-list-service.ts';
import { listEnquiries } from '#domain/enquiries/inbox/inbox-service.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import { routeText } from '#domain/fares/fare-text.ts';
import { hasArea } from '#domain/staff/areas.ts';
import { storable } from '#platform/text.ts';

const maxShown = 8;
const maxBookings = 5;
const maxTyped = 200;

const nothing: Found = { enquiries: [], bookings: [] };

export type FoundEnquiry = { id: string; name: string; reference: string; phone: string; stage: Stage };

export type FoundBooking = { id: string; number: string; customer: string; trip: string };

export type Found = { enquiries: FoundEnquiry[]; bookings: FoundBooking[] };

const foundBooking = (booking: ListedBooking): FoundBooking => ({
  id: booking.bookingId,
  number: bookingNumber(booking.bookingId),
  customer: booking.customer,
  trip: routeText({ from: booking.fromName, to: booking.toName, city: booking.city }),
});

/** Enquiries by name, reference, last digits or words, through the search of the inbox; bookings by their own search. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireStaff({ request, context });
  const search = storable(new URL(request.url).searchParams.get('q') ?? '')
    .trim()
    .slice(0, maxTyped);
  if (search === '' || !hasArea(actor, 'enquiries')) return Response.json(nothing);
  const { db } = context.get(pageContext);
  const [{ enquiries }, bookings] = await Promise.all([
    listEnquiries(db, actor, { queue: 'all', search }),
    findBookings(db, actor, search, maxBookings),
  ]);
  const found: Found = {
    enquiries: enquiries.slice(0, maxShown).map(({ id, name, reference, contactNo, stage }) => ({
      ...{ id, name, reference, stage },
      phone: contactNo,
    })),
    bookings: bookings.map(foundBooking),
  };
  return Response.json(found);
}
