import { data } from 'react-router';
import { bookingContent, bookingContent as content } from '#app/content/site/links/booking.ts';
import { type PageContext, pageContext } from '#app/page-context.ts';
import { readSlotPhotos } from '#app/site/images/slot-photos.tsx';
import { GoneLink, LinkFrame } from '#app/site/link-frame.tsx';
import { CheckingNote } from '#app/site/pay/checking-note.tsx';
import { WaysToPay } from '#app/site/pay/ways-to-pay.tsx';
import { ReceiptsSection, toDocumentLink, toReceiptLink } from '#app/site/receipts/receipts-section.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { bookingIdOf } from '#domain/bookings/booking.ts';
import { partsOf } from '#domain/bookings/plan/payment-plan.ts';
import { type SharedBooking, viewSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { viewSharedTrip } from '#domain/bookings/share/shared-trip-service.ts';
import { listSharedDocuments } from '#domain/documents/prints/document-print-service.ts';
import { listSharedReceipts } from '#domain/documents/receipts/receipt-service.ts';
import { keepsDepositedTcs } from '#domain/documents/rules/kept-tcs-service.ts';
import { refundNotes } from '#domain/payments/refunds/shared-refund-service.ts';
import { findOpenRequest } from '#domain/payments/requests/page-links-service.ts';
import { readPlanNotes } from '#domain/payments/requests/plan-notes-service.ts';
import { driverSlot } from '#domain/photo-slots/photo-slot.ts';
import { viewOwnReview } from '#domain/reviews/review-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import {
  customerBookingOpenedPath,
  customerDocumentPath,
  customerReceiptPath,
  payPath,
  reviewPath,
} from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/booking-page.ts';
import { toBookingView } from './booking-view.ts';
import { ChangesSection } from './changes-section.tsx';
import { DutySection } from './duty-section.tsx';
import { PriceSection } from './price-section.tsx';
import { StatementSection } from './statement-section.tsx';
import { TripBody } from './trip-body.tsx';
import { toYourTripView } from './your-trip-view.ts';

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

function planNotesOf(db: PageContext['db'], { number, isCancelled, plan, ...sums }: SharedBooking) {
  const parts = isCancelled ? [] : partsOf(plan, sums);
  return readPlanNotes(db, { bookingId: bookingIdOf(number) ?? '0' }, parts, 'customer');
}

/** Does not count as opened, because link preview bots load the page too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { db, tags } = page;
  // The page for an unknown link is cached and shows the agency's details, so it depends on the settings.
  tags.add('settings');
  const now = new Date();
  const [shared, foundTrip, review, receipts, documents, settings, keepsTcs] = await Promise.all([
    viewSharedBooking(db, params.token, now),
    viewSharedTrip(db, params.token, now),
    viewOwnReview(db, params.token, now),
    listSharedReceipts(db, { bookingToken: params.token }, now),
    listSharedDocuments(db, { bookingToken: params.token }, now),
    readSettings(db),
    keepsDepositedTcs(db, now),
  ]);
  const { agencyName, headOffice, phoneE164, email, gstin } = settings;
  const agency = { agencyName, headOffice, phoneE164, email, gstin };
  const drivers =
    shared?.duties.flatMap(({ driver }) => (driver ? [driverSlot(String(driver.id))] : [])) ?? [];
  const photos = await readSlotPhotos(page, drivers);
  const found = shared && {
    ...shared,
    // Without the rule everything that was collected goes back.
    keptTcsPaise: keepsTcs ? shared.keptTcsPaise : 0,
    collectedTcsPaise: keepsTcs ? shared.collectedTcsPaise : 0,
  };
  const planNotes = found && (await planNotesOf(db, found));
  const refunds = found
    ? await refundNotes(db, {
        ...found,
        bookingId: bookingIdOf(found.number) ?? '0',
        owedPaise: -found.balancePaise,
        refundDays: settings.refundDays,
      })
    : [];
  const booking = found && toBookingView(found, settings, photos, now, { ...planNotes, refunds });
  const payToken =
    booking?.pay && (await findOpenRequest(page, { bookingId: bookingIdOf(booking.number) ?? '0' }, now));
  const isReviewAsked = review?.state === 'asked';
  const balancePaise = found?.balancePaise ?? 0;
  const isChecking = (planNotes?.checking.length ?? 0) > 0;
  const yourTrip =
    found && foundTrip && toYourTripView(foundTrip, found.duties, { balancePaise, isChecking }, now);
  const today = dayInIndia(now);
  return data(
    {
      ...{ agency, booking, yourTrip, today, isReviewAsked },
      // Where the customer says that it is paid.
      payHref: payToken && payPath(payToken),
      receipts: [
        ...receipts.map(toReceiptLink(customerReceiptPath(params.token))),
        ...documents.map(toDocumentLink(customerDocumentPath(params.token))),
      ],
    },
    { status: booking ? 200 : failureStatus.not_found },
  );
}

export default function BookingPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { agency, booking, isReviewAsked, ...rest } = loaderData;
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
    <LinkFrame
      agency={agency}
      chatText={content.chatText(booking.number)}
      {...(booking.trip && { termsOf: 'packages' as const })}
    >
      {head}
      {booking.trip ? (
        <TripBody {...rest} agency={agency} booking={booking} trip={booking.trip} token={token}>
          {isReviewAsked && <ReviewSection token={token} />}
        </TripBody>
      ) : (
        <>
          <div data-tell-opened={customerBookingOpenedPath(token)} className="grid gap-1">
            <h1 className="text-4xl">
              {content.heading} <span className="whitespace-nowrap text-quiet">{booking.number}</span>
            </h1>
            {booking.firstName && <p className="text-lg wrap-anywhere">{content.for(booking.firstName)}</p>}
          </div>
          {isReviewAsked && <ReviewSection token={token} />}
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 print:block">
            <div className="grid min-w-0 gap-6">
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
              <CheckingNote texts={booking.checking} />
              {booking.pay && <WaysToPay pay={booking.pay} hint={booking.cashHint} payHref={rest.payHref} />}
              <ReceiptsSection receipts={rest.receipts} />
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
        </>
      )}
    </LinkFrame>
  );
}
