import { data } from 'react-router';
import { bookingContent as content } from '#app/content/site/links/booking.ts';
import { pageContext } from '#app/page-context.ts';
import { readSlotPhotos } from '#app/site/images/slot-photos.tsx';
import { GoneLink, LinkFrame } from '#app/site/link-frame.tsx';
import { WaysToPay } from '#app/site/pay/ways-to-pay.tsx';
import { viewSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { driverSlot } from '#domain/photo-slots/photo-slot.ts';
import { viewOwnReview } from '#domain/reviews/review-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { customerBookingOpenedPath } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/booking-page.ts';
import { toBookingView } from './booking-view.ts';
import { ChangesSection, TripChanges } from './changes-section.tsx';
import { DutySection } from './duty-section.tsx';
import { PriceSection } from './price-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { StatementSection } from './statement-section.tsx';
import { TripSection } from './trip-section.tsx';

/** Does not count as opened, because link preview bots load the page too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, tags } = page;
  // The page for an unknown link is cached and shows the agency's details, so it depends on the settings.
  tags.add('settings');
  const now = new Date();
  const [found, review, settings] = await Promise.all([
    viewSharedBooking(db, params.token, now),
    viewOwnReview(db, params.token, now),
    readSettings(db),
  ]);
  const { agencyName, headOffice, phoneE164, email, gstin } = settings;
  const agency = { agencyName, headOffice, phoneE164, email, gstin };
  const drivers =
    found?.duties.flatMap(({ driver }) => (driver ? [driverSlot(String(driver.id))] : [])) ?? [];
  const photos = await readSlotPhotos(page, drivers);
  const booking = found && toBookingView(found, settings, photos, now);
  const isReviewAsked = review?.state === 'asked';
  return data({ agency, booking, isReviewAsked }, { status: booking ? 200 : failureStatus.not_found });
}

export default function BookingPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { agency, booking, isReviewAsked } = loaderData;
  const head = (
    <>
      <title>{booking ? content.title(booking.number, agency.agencyName) : content.gone.title}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
  if (!booking) {
    return (
      <GoneLink agency={agency} texts={content.gone}>
        {head}
      </GoneLink>
    );
  }
  const { duties } = booking;
  return (
    <LinkFrame agency={agency} chatText={content.chatText(booking.number)}>
      {head}
      <div data-tell-opened={customerBookingOpenedPath(token)} className="grid gap-1">
        <h1 className="text-4xl">
          {booking.trip ? content.tripHeading : content.heading}{' '}
          <span className="whitespace-nowrap text-quiet">{booking.number}</span>
        </h1>
        {booking.firstName && <p className="text-lg wrap-anywhere">{content.for(booking.firstName)}</p>}
      </div>
      {isReviewAsked && <ReviewSection token={token} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 print:block">
        <div className="grid min-w-0 gap-6">
          {booking.trip && <TripSection trip={booking.trip} />}
          {duties.map((duty, index) => (
            <DutySection
              key={duty.id}
              duty={duty}
              place={duties.length > 1 ? content.ride(index + 1, duties.length) : ''}
            />
          ))}
          {duties.map(
            ({ id, statement }) => statement && <StatementSection key={id} id={id} statement={statement} />,
          )}
        </div>
        <div className="grid min-w-0 gap-6 print:mt-6">
          <PriceSection booking={booking} />
          {booking.pay && (
            <WaysToPay pay={booking.pay} hint={booking.mayPayDriver ? content.price.cash : undefined} />
          )}
          {booking.trip?.state === 'good' && (
            <TripChanges
              hasTerms={booking.trip.terms !== ''}
              phoneE164={agency.phoneE164}
              number={booking.number}
            />
          )}
          {duties.map(
            ({ id, route, changes }) =>
              changes && (
                <ChangesSection
                  key={id}
                  id={id}
                  route={duties.length > 1 ? route : ''}
                  changes={changes}
                  phoneE164={agency.phoneE164}
                  number={booking.number}
                />
              ),
          )}
        </div>
      </div>
    </LinkFrame>
  );
}
