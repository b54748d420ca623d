import { packagePageContent as content } from '#app/content/site/package-page.ts';
import type { ItineraryDay } from '#domain/tour-packages/tour-package.ts';

function Day({ number, day: { title, text } }: { number: number; day: ItineraryDay }) {
  return (
    <li className="relative grid break-inside-avoid gap-1 border-line border-l-2 pb-6 pl-6 last:pb-0">
      <span className="absolute top-1.5 -left-[0.45rem] size-3 rounded-full bg-saffron print:hidden" />
      <h3 className="text-xl">
        <span className="block font-sans font-semibold text-brick text-sm">{content.day(number)}</span>{' '}
        {title}
      </h3>
      {text && <p className="max-w-[65ch] whitespace-pre-line">{text}</p>}
    </li>
  );
}

export function Itinerary({ days }: { days: readonly ItineraryDay[] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="itinerary" className="grid grid-cols-1 gap-4">
      <h2 id="itinerary" className="text-3xl">
        {content.itinerary}
      </h2>
      <ol className="grid">
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
          <Day key={index} number={index + 1} day={day} />
        ))}
      </ol>
    </section>
  );
}
