import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { originalAt } from '#app/pages/read-content.ts';
import { staffSettingsContent } from '#app/staff/settings/site/texts.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import type { ListedBooking } from '#domain/bookings/list/booking-list.ts';
import { findBookings } from '#domain/bookings/list/booking-list-service.ts';
import { listEnquiries } from '#domain/enquiries/inbox/inbox-service.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import { routeBetween } from '#domain/fares/fare-text.ts';
import { editablePaths } from '#domain/pages/page-text.ts';
import { hasArea } from '#domain/staff/areas.ts';
import { paths } from '#paths.ts';
import { storable } from '#platform/text.ts';
import { editPagePath } from '#staff-paths.ts';

const maxShown = 8;
const maxBookings = 5;
const maxTyped = 200;

export type FoundEnquiry = { id: string; name: string; reference: string; phone: string; stage: Stage };

export type FoundBooking = { id: string; number: string; customer: string; trip: string };

/** A page of the website to edit, or a setting. */
export type FoundPlace = { name: string; to: string; aside: string };

export type Found = {
  enquiries: FoundEnquiry[];
  bookings: FoundBooking[];
  website: FoundPlace[];
  settings: FoundPlace[];
};

const fits = (search: string, ...texts: string[]) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.join(' ').toLowerCase().includes(word));

/** By its name or its address; headings name other pages too. */
const foundPages = (search: string): FoundPlace[] =>
  editablePaths
    .map((path) => ({ path, content: originalAt(path) }))
    .filter(({ path, content }) => fits(search, content.here, path))
    .map(({ path, content }) => ({ name: content.here, to: editPagePath(path), aside: path }));

const foundSettings = (search: string): FoundPlace[] =>
  Object.entries(staffSettingsContent.fields)
    .filter(([, name]) => fits(search, name))
    .slice(0, maxShown)
    .map(([field, name]) => ({ name, to: `${paths.adminSettings}#${field}`, aside: '' }));

const foundBooking = (booking: ListedBooking): FoundBooking => ({
  id: booking.bookingId,
  number: bookingNumber(booking.bookingId),
  customer: booking.customer,
  trip: booking.ride
    ? routeBetween(booking.ride.fromName, booking.ride.toName, booking.ride.cityName)
    : booking.title,
});

/** Enquiries by name, reference, last digits or words, through the search of the inbox; bookings by their own search. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await requireStaff({ request, context });
  const search = storable(new URL(request.url).searchParams.get('q') ?? '')
    .trim()
    .slice(0, maxTyped);
  const { db } = context.get(pageContext);
  const seesEnquiries = search !== '' && hasArea(actor, 'enquiries');
  const [{ enquiries }, bookings] = seesEnquiries
    ? await Promise.all([
        listEnquiries(db, actor, { queue: 'all', search }),
        findBookings(db, actor, search, maxBookings),
      ])
    : [{ enquiries: [] }, []];
  const found: Found = {
    website: search !== '' && hasArea(actor, 'publishing') ? foundPages(search) : [],
    settings: search !== '' && hasArea(actor, 'users') ? foundSettings(search) : [],
    enquiries: enquiries.slice(0, maxShown).map(({ id, name, reference, contactNo, stage }) => ({
      ...{ id, name, reference, stage },
      phone: contactNo,
    })),
    bookings: bookings.map(foundBooking),
  };
  return Response.json(found);
}
