import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { CabsNav } from '#app/staff/cabs/cabs-nav.tsx';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { PageTitle } from '#app/staff/kit/page-title.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { staffMeta } from '#app/staff/shell/staff-meta.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { addRides, startRide } from '#domain/bookings/making/added-rides-service.ts';
import { bookingInput } from '#domain/bookings/making/booking-input.ts';
import { startBooking } from '#domain/bookings/making/booking-start-service.ts';
import { makeBooking } from '#domain/bookings/making/making-service.ts';
import { MadeDifferently } from '#domain/bookings/making/same-request.ts';
import { failureStatus } from '#platform/failure.ts';
import { maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { bookingPath, enquiryPath } from '#staff-paths.ts';
import type { Route } from './+types/new-booking-page.ts';
import { BookingForm } from './booking-form.tsx';
import { toRideStartView, toStartView } from './start-view.ts';

const content = staffBookingsContent.make;

export const meta = () => staffMeta(content.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const query = new URL(request.url).searchParams;
  const [quote, enquiry] = [query.get('quote'), query.get('enquiry')];
  const now = new Date();
  const { db } = context.get(pageContext);
  const booking = query.get('booking');
  if (booking) {
    const ride = await startRide(db, actor, booking);
    return ride
      ? data(toRideStartView(ride))
      : data(toStartView(undefined), { status: failureStatus.not_found });
  }
  const source = quote ? { quote } : enquiry ? { enquiry } : undefined;
  const start = source && (await startBooking(db, actor, source, now));
  const isGone = source !== undefined && start === undefined;
  return data(toStartView(start), { status: isGone ? failureStatus.not_found : 200 });
}

export const action = (args: Route.ActionArgs) =>
  staffAction<{ id: string }>(args, async (actor) => {
    const input = await readFields(args.request, maxStaffFormKiB, bookingInput);
    const { db, encryption, queue } = args.context.get(pageContext);
    try {
      if (input.bookingId) {
        await addRides(db, actor, input);
        return done(content.rideAdded, { id: input.bookingId });
      }
      const id = await makeBooking({ db, encryption, queue }, actor, input);
      return done(content.made, { id });
    } catch (error) {
      if (!(error instanceof MadeDifferently)) throw error;
      const { bookingId, message } = error;
      const present = { stored: bookingPath(bookingId), shown: bookingNumber(bookingId) };
      return { ...refused('conflict', message), present };
    }
  });

export default function NewBookingPage({ loaderData: start }: Route.ComponentProps) {
  const { enquiry, made, rideOf } = start;
  const from = rideOf
    ? { title: content.titleRide, to: bookingPath(rideOf.id), name: rideOf.number }
    : enquiry && { title: content.titleFrom, to: enquiryPath(enquiry.id), name: enquiry.reference };
  return (
    <div className="grid gap-3">
      <CabsNav />
      <PageTitle>
        {from ? from.title : content.title}{' '}
        {from && (
          <TextLink look="inline" to={from.to}>
            {from.name}
          </TextLink>
        )}
      </PageTitle>
      {made.length > 0 && (
        <p className="rounded-lg border border-saffron px-3 py-1.5">
          {content.hasBooking}{' '}
          {made.map((id) => (
            <span key={id} className="mr-2">
              <TextLink look="inline" to={bookingPath(id)}>
                {bookingNumber(id)}
              </TextLink>
            </span>
          ))}
        </p>
      )}
      {rideOf?.isCancelled ? (
        <p>{bookingMessages.bookings.addToCancelled}</p>
      ) : (
        <BookingForm key={`${start.fields.enquiryId} ${start.fields.quoteId} ${rideOf?.id}`} start={start} />
      )}
    </div>
  );
}
