import { tripContent } from '#app/content/site/links/trip.ts';
import { Contact } from './trip-part.tsx';
import type { YourTripView } from './your-trip-view.ts';

const content = tripContent.opening;

type Next = YourTripView['next'][number];

/** One day at a glance: when to be ready, who comes, and where the night is. */
function NextDay({ next: { heading, day, meets } }: { next: Next }) {
  const id = `next-${day.number}`;
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-2xl border-2 border-teal bg-card p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <p className="font-semibold text-lg text-teal">
          {heading}
          {day.dateText && `, ${day.dateText}`}
        </p>
        <h2 id={id} className="text-2xl wrap-anywhere">
          {day.title || day.name}
        </h2>
      </div>
      {day.parts.some(({ clock }) => clock) && (
        <ul className="grid gap-2 text-lg">
          {day.parts
            .filter(({ clock }) => clock)
            .map(({ id: part, clock, title }) => (
              <li key={part} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2">
                <span className="font-semibold tabular-nums">{clock}</span>
                <span className="wrap-anywhere">{title}</span>
              </li>
            ))}
        </ul>
      )}
      <div className="grid gap-2">
        <h3 className="font-sans font-semibold text-base">{content.meets}</h3>
        {meets.length === 0 && <p>{content.noMeeting}</p>}
        {meets.map((contact) => (
          <Contact key={contact.name + contact.phone} contact={contact} />
        ))}
      </div>
      {day.nights.map((night) => (
        <div key={night.id} className="grid gap-1 border-line border-t pt-3">
          <h3 className="font-sans font-semibold text-base">
            {content.night}: {night.title}
          </h3>
          {night.facts
            .filter(({ name }) => name === tripContent.facts.confirmation)
            .map(({ name, value }) => (
              <p key={name}>
                <span className="text-quiet">{name}</span> <strong>{value}</strong>
              </p>
            ))}
          {night.contact ? (
            <Contact contact={night.contact} hasRole={false} />
          ) : (
            <p className="text-quiet">{night.state.name}</p>
          )}
        </div>
      ))}
    </section>
  );
}

/** How far the trip is, and what comes next. `asOf` is the day of which it is true. */
export function OpeningSection({ trip, asOf }: { trip: YourTripView; asOf: string }) {
  const { heading, text } = trip.opening;
  return (
    <div data-as-of={asOf} className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-display font-semibold text-3xl">{heading}</p>
        {text && <p className="text-lg">{text}</p>}
      </div>
      {trip.next.length > 0 && (
        <div className="grid gap-4 md:grid-cols-2">
          {trip.next.map((next) => (
            <NextDay key={next.day.id} next={next} />
          ))}
        </div>
      )}
    </div>
  );
}
