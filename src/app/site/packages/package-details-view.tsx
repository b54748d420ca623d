import { packagePageContent } from '#app/content/site/package-page.ts';
import type { PackageDetails } from '#domain/tour-packages/package-details.ts';

const content = packagePageContent.more;

function groupText({ minPeople, maxPeople }: PackageDetails): string {
  if (minPeople !== null && maxPeople !== null) return content.people(minPeople, maxPeople);
  if (minPeople !== null) return content.fromPeople(minPeople);
  return maxPeople === null ? '' : content.upToPeople(maxPeople);
}

/** What staff have said about the tour beside the specified facts. */
const moreFactsOf = (details: PackageDetails): { name: string; value: string }[] =>
  [
    { name: content.start, value: details.startPoint },
    { name: content.end, value: details.endPoint },
    { name: details.theme === 'cruise' ? content.cabin : content.hotel, value: details.hotelClass },
    { name: content.group, value: groupText(details) },
    { name: content.minAge, value: details.minAge === null ? '' : content.years(details.minAge) },
    { name: content.difficulty, value: details.difficulty && content.difficulties[details.difficulty] },
    { name: content.fitness, value: details.fitness },
  ].filter(({ value }) => value !== '');

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-xl">{heading}</h3>
      <ul className="grid gap-1 pl-5 [list-style:disc]">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

export const hasDetails = (details: PackageDetails): boolean =>
  [moreFactsOf(details), details.included, details.notIncluded, details.papers].some(
    ({ length }) => length > 0,
  );

/** What the price includes, what it does not, which papers are needed, and what else visitors ask. */
export function PackageDetailsView({ details }: { details: PackageDetails }) {
  const { included, notIncluded, papers } = details;
  const facts = moreFactsOf(details);
  if (!hasDetails(details)) return null;
  return (
    <section aria-labelledby="included" className="grid grid-cols-1 gap-4">
      <h2 id="included" className="text-3xl">
        {content.heading}
      </h2>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Points heading={content.included} points={included} />
        <Points heading={content.notIncluded} points={notIncluded} />
        <Points heading={content.papers} points={papers} />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-quiet">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
