import { bookingContent } from '#app/content/site/links/booking.ts';
import { Points } from '#app/quote/points.tsx';
import type { TripView } from './trip-view.ts';

const content = bookingContent.trip;

function Itinerary({ days }: { days: readonly string[] }) {
  if (days.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{content.itinerary}</h3>
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

type Props = {
  trip: TripView;
  /** Where the page does not have the days of the trip itself. */
  hasItinerary: boolean;
};

/** What was sold, as it was quoted: what it consists of, what it includes, and its terms. */
export const BookedSection = ({ trip, hasItinerary }: Props) => (
  <section
    aria-labelledby="booked"
    className="@container grid gap-5 rounded-2xl border border-line bg-card p-5 sm:p-8 print:border-0 print:p-0"
  >
    <h2 id="booked" className="text-2xl">
      {content.lines}
    </h2>
    <ul className="grid gap-1.5">
      {trip.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on a page, and two lines may say the same
        <li key={index} className="whitespace-pre-line wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
    {trip.travellers && (
      <div>
        <p className="text-quiet">{content.travellers}</p>
        <p>{trip.travellers}</p>
      </div>
    )}
    {hasItinerary && <Itinerary days={trip.itinerary} />}
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
        <h3 className="text-xl">{content.terms}</h3>
        <p className="whitespace-pre-line wrap-anywhere">{trip.terms}</p>
      </div>
    )}
  </section>
);
