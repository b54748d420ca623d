import { tripContent } from '#app/content/site/links/trip.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import { Contact, Part, Parts } from './trip-part.tsx';
import type { TripDayView, YourTripView } from './your-trip-view.ts';

const content = tripContent.days;

function DayHead({ day: { name, dateText, near, title } }: { day: TripDayView }) {
  return (
    <summary className="flex min-h-14 items-center gap-3 p-4 sm:px-6">
      <span className="grid min-w-0 grow">
        <span className="text-quiet">
          {name}
          {dateText && ` · ${dateText}`}
          <strong data-near={tripContent.near.today} className="ml-2 text-teal empty:hidden">
            {near?.name}
          </strong>
        </span>
        {title && (
          <span className="font-display font-semibold text-xl leading-tight wrap-anywhere">{title}</span>
        )}
      </span>
      <ArrowDownIcon className="size-6 shrink-0 transition-transform group-open:rotate-180 print:hidden" />
    </summary>
  );
}

function Day({ day }: { day: TripDayView }) {
  const { text, meals, parts, nights, guides } = day;
  // On its own day the guide is among the services.
  const others = guides.filter(({ id }) => !parts.some((part) => part.id === id));
  return (
    <details
      data-day={day.date ?? undefined}
      open={day.isOpen}
      className="group rounded-2xl border border-line bg-card print:break-inside-avoid"
    >
      <DayHead day={day} />
      <div className="grid gap-4 px-4 pb-5 sm:px-6">
        {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
        {meals && (
          <p>
            <span className="text-quiet">{content.meals}</span> <strong>{meals}</strong>
          </p>
        )}
        {parts.length > 0 && <Parts parts={parts} />}
        {parts.length + nights.length === 0 && !text && <p>{content.free}</p>}
        {others.map(({ id, contact }) => contact && <Contact key={id} contact={contact} />)}
        {nights.length > 0 && (
          <div className="grid gap-3 rounded-xl bg-sand p-4">
            <h3 className="font-sans font-semibold text-base">{content.night}</h3>
            {nights.map((night) => (
              <Part key={night.id} part={night} />
            ))}
          </div>
        )}
      </div>
    </details>
  );
}

/** What happens on each day; that of today is open. */
export const DaysSection = ({ trip: { days, whole, localTimes } }: { trip: YourTripView }) => (
  <section aria-labelledby="days" className="grid gap-4">
    <h2 id="days" className="text-2xl">
      {content.heading}
    </h2>
    {localTimes && <p>{localTimes}</p>}
    {whole.length > 0 && (
      <div className="grid gap-4 rounded-2xl border border-line bg-card p-4 sm:p-6">
        <h3 className="text-xl">{content.whole}</h3>
        <Parts parts={whole} />
      </div>
    )}
    {days.map((day) => (
      <Day key={day.id} day={day} />
    ))}
  </section>
);
