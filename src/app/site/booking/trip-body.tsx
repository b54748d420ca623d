import type { ReactNode } from 'react';
import { bookingContent as content } from '#app/content/site/links/booking.ts';
import { CheckingNote } from '#app/site/pay/checking-note.tsx';
import { WaysToPay } from '#app/site/pay/ways-to-pay.tsx';
import { type ReceiptLink, ReceiptsSection } from '#app/site/receipts/receipts-section.tsx';
import { customerBookingOpenedPath } from '#paths.ts';
import { BookedSection } from './booked-section.tsx';
import type { BookingView } from './booking-view.ts';
import { TripChanges } from './changes-section.tsx';
import { DaysSection } from './days-section.tsx';
import { DutySection } from './duty-section.tsx';
import { OnPhoneSection, StoredNote } from './on-phone-section.tsx';
import { OpeningSection } from './opening-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { PriceSection } from './price-section.tsx';
import { StandingBox } from './standing-box.tsx';
import { TravellersSection } from './travellers-section.tsx';
import type { TripView } from './trip-view.ts';
import type { YourTripView } from './your-trip-view.ts';

type Props = {
  token: string;
  /** Of the page. */
  today: string;
  agency: { agencyName: string; phoneE164: string };
  booking: BookingView;
  trip: TripView;
  /** `undefined` of a cancelled trip. */
  yourTrip: YourTripView | undefined;
  receipts: readonly ReceiptLink[];
  /** The page of the open request. */
  payHref: string | undefined;
  /** What comes before everything else, when there is something to do. */
  children: ReactNode;
};

function Head({ token, booking, trip }: Pick<Props, 'token' | 'booking' | 'trip'>) {
  return (
    <div data-tell-opened={customerBookingOpenedPath(token)} className="grid gap-2">
      <h1 className="text-4xl">
        {content.tripHeading} <span className="whitespace-nowrap text-quiet">{booking.number}</span>
      </h1>
      <p className="text-xl wrap-anywhere">{trip.title}</p>
      <p className="font-semibold text-lg">{trip.dates}</p>
      {booking.firstName && <p className="wrap-anywhere">{content.for(booking.firstName)}</p>}
    </div>
  );
}

/** The customer's page of a trip: what comes next, its days, the people, and what it costs. */
export function TripBody({
  token,
  today,
  agency,
  booking,
  trip,
  yourTrip,
  receipts,
  payHref,
  children,
}: Props) {
  const { duties, number } = booking;
  const standing = { ...trip.standing, text: [trip.standing.text, ...booking.refunds].join(' ') };
  const isStandingNews = !yourTrip || yourTrip.phase === 'before' || yourTrip.phase === 'undated';
  return (
    <>
      <StoredNote />
      <Head token={token} booking={booking} trip={trip} />
      {children}
      {yourTrip && <OpeningSection trip={yourTrip} asOf={today} />}
      {isStandingNews && <StandingBox tone={trip.state} standing={standing} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 print:block">
        <div className="grid min-w-0 gap-6 print:block print:space-y-6">
          {yourTrip && <DaysSection trip={yourTrip} />}
          {duties.map((duty) => (
            <DutySection key={duty.id} duty={duty} />
          ))}
          {yourTrip && yourTrip.travellers.length > 0 && (
            <TravellersSection token={token} travellers={yourTrip.travellers} />
          )}
        </div>
        <div className="grid min-w-0 gap-6 print:mt-6 print:block print:space-y-6">
          {yourTrip && (
            <PeopleSection people={yourTrip.people} agency={agency} chatText={content.chatText(number)} />
          )}
          <PriceSection booking={booking} />
          <CheckingNote texts={booking.checking} />
          {booking.pay && <WaysToPay pay={booking.pay} payHref={payHref} />}
          <ReceiptsSection receipts={receipts} />
          {trip.state === 'good' && (
            <TripChanges
              cancelling={trip.cancelling}
              paid={trip.paid}
              hasTerms={trip.terms !== ''}
              phoneE164={agency.phoneE164}
              number={number}
            />
          )}
          {yourTrip && <OnPhoneSection token={token} trip={yourTrip} />}
        </div>
      </div>
      <BookedSection trip={trip} hasItinerary={!yourTrip} />
    </>
  );
}
