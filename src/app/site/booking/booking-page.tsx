import { data } from 'react-router';
import { bookingContent, bookingContent as content } from '#app/content/site/links/booking.ts';
import { pageContext } from '#app/page-context.ts';
import { PlanParts } from '#app/quote/plan-parts.tsx';
import { Points } from '#app/quote/points.tsx';
import { readSlotPhotos } from '#app/site/images/slot-photos.tsx';
import { GoneLink, LinkFrame } from '#app/site/link-frame.tsx';
import { WaysToPay } from '#app/site/pay/ways-to-pay.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { viewSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { driverSlot } from '#domain/photo-slots/photo-slot.ts';
import { viewOwnReview } from '#domain/reviews/review-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { customerBookingOpenedPath, reviewPath } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/booking-page.ts';
import { type BookingView, toBookingView } from './booking-view.ts';
import { ChangesSection, TripChanges } from './changes-section.tsx';
import { DutySection } from './duty-section.tsx';
import { StandingBox } from './standing-box.tsx';
import { StatementSection } from './statement-section.tsx';
import type { TripView } from './trip-view.ts';

const tripSectionContent = bookingContent.trip;

function Days({ days }: { days: readonly string[] }) {
  if (days.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{tripSectionContent.itinerary}</h3>
      <ol className="grid gap-2 border-saffron border-l-2 pl-4">
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on a page, and two days may say the same
          <li key={index} className="wrap-anywhere">
            {day}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A trip at the price of its quote: when, what it consists of, and its terms. */
function TripSection({ trip }: { trip: TripView }) {
  return (
    <section
      aria-labelledby="trip"
      className="@container grid gap-5 rounded-2xl border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0"
    >
      <h2 id="trip" className="text-2xl wrap-anywhere">
        {trip.title}
      </h2>
      <StandingBox tone={trip.state} standing={trip.standing} />
      <div>
        <p className="text-quiet text-sm">{tripSectionContent.dates}</p>
        <p className="font-semibold text-xl">{trip.dates}</p>
      </div>
      {trip.travellers && (
        <div>
          <p className="text-quiet text-sm">{tripSectionContent.travellers}</p>
          <p>{trip.travellers}</p>
        </div>
      )}
      <div className="grid gap-2">
        <h3 className="text-xl">{tripSectionContent.lines}</h3>
        <ul className="grid gap-1.5">
          {trip.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on a page, and two lines may say the same
            <li key={index} className="whitespace-pre-line wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <Days days={trip.itinerary} />
      {trip.included.length + trip.notIncluded.length > 0 && (
        <div className="grid gap-6 border-line border-t pt-5 @lg:grid-cols-2">
          <Points
            id="trip-included"
            heading={bookingContent.included}
            points={trip.included}
            mark="tick"
            level="h3"
          />
          <Points
            id="trip-not-included"
            heading={bookingContent.notIncluded}
            points={trip.notIncluded}
            mark="cross"
            level="h3"
          />
        </div>
      )}
      {trip.terms && (
        <div className="grid gap-2 border-line border-t pt-5">
          <h3 className="text-xl">{tripSectionContent.terms}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{trip.terms}</p>
        </div>
      )}
    </section>
  );
}

const priceSectionContent = bookingContent.price;

type RowProps = { name: string; value: string; isStrong?: boolean };

function Row({ name, value, isStrong = false }: RowProps) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-6 ${isStrong ? 'border-line border-t pt-2 font-semibold text-lg' : ''}`}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="ml-auto tabular-nums">{value}</dd>
    </div>
  );
}

/** In which parts it is paid, and which of them are. */
function Plan({ parts }: { parts: BookingView['plan'] }) {
  if (parts.length === 0) return null;
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <h3 className="font-sans font-semibold text-base">{priceSectionContent.plan}</h3>
      <PlanParts parts={parts} />
    </div>
  );
}

/** Total, what was paid, and the balance. */
function PriceSection({ booking }: { booking: BookingView }) {
  const { duties, trip, charges, total, totalName, paid, balance } = booking;
  return (
    <section aria-labelledby="price" className="grid gap-4 rounded-2xl border border-line bg-card p-5">
      <h2 id="price" className="text-xl">
        {priceSectionContent.heading}
      </h2>
      {trip && (
        <dl className="grid gap-2">
          {trip.cost.map(({ name, value }) => (
            <Row key={name} name={name} value={value} />
          ))}
        </dl>
      )}
      {(trip ? [] : duties).map(({ id, ride, route, cost }) => (
        <div key={id} className="grid gap-2">
          {ride && (
            <h3 className="font-sans font-semibold text-base wrap-anywhere">
              {route}
              <span className="block font-normal text-quiet text-sm">{ride}</span>
            </h3>
          )}
          <dl className="grid gap-2">
            {cost.map(({ name, value }) => (
              <Row key={name} name={name} value={value} />
            ))}
          </dl>
        </div>
      ))}
      <dl className="grid gap-2">
        {charges.map(({ id, name, value }) => (
          <Row key={id} name={name} value={value} />
        ))}
        <Row name={totalName} value={total} isStrong />
        <Row name={priceSectionContent.paid} value={paid} />
        <Row name={balance.name} value={balance.value} isStrong />
      </dl>
      <Plan parts={booking.plan} />
    </section>
  );
}

const reviewSectionContent = bookingContent.review;

/** Leads to the form of the review, while staff wait for one. */
function ReviewSection({ token }: { token: string }) {
  return (
    <section
      aria-labelledby="review"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl border border-line bg-card p-5 print:hidden"
    >
      <div className="grid min-w-0 gap-1">
        <h2 id="review" className="text-xl">
          {reviewSectionContent.heading}
        </h2>
        <p className="text-quiet">{reviewSectionContent.text}</p>
      </div>
      <a className={buttonClass} href={reviewPath(token)}>
        {reviewSectionContent.write}
      </a>
    </section>
  );
}

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
          {duties.map((duty) => (
            <DutySection key={duty.id} duty={duty} />
          ))}
          {duties.map(
            ({ id, ride, statement }) =>
              statement && <StatementSection key={id} id={id} ride={ride} statement={statement} />,
          )}
        </div>
        <div className="grid min-w-0 gap-6 print:mt-6">
          <PriceSection booking={booking} />
          {booking.pay && <WaysToPay pay={booking.pay} hint={booking.cashHint} />}
          {booking.trip?.state === 'good' && (
            <TripChanges
              hasTerms={booking.trip.terms !== ''}
              cancelling={booking.trip.cancelling}
              phoneE164={agency.phoneE164}
              number={booking.number}
            />
          )}
          {duties.map(
            ({ id, ride, route, changes }) =>
              changes && (
                <ChangesSection
                  key={id}
                  id={id}
                  route={ride && `${route}. ${ride}`}
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
