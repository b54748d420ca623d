import { themeTripsContent as content } from '#app/content/site/travel-packages.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { packagePath } from '#paths.ts';
import { PackageCardFacts, PackagePrice } from './package-list.tsx';

/** Without its picture, which the page may have beside its copy. */
function Trip({ trip }: { trip: ListedTourPackage }) {
  return (
    <article className="wrap-anywhere flex flex-col gap-3 rounded-2xl border border-line bg-card p-5">
      <h3 className="text-2xl">{trip.name}</h3>
      <PackageCardFacts tourPackage={trip} />
      <div className="mt-auto grid justify-items-start gap-4 pt-2">
        <PackagePrice tourPackage={trip} />
        <a className={buttonClass} href={packagePath(trip)} aria-label={`${content.details}: ${trip.name}`}>
          {content.details}
        </a>
      </div>
    </article>
  );
}

/** None while staff have put no package on the page. */
export const themeTripsPart = (trips: readonly ListedTourPackage[]) =>
  trips.length === 0
    ? undefined
    : {
        id: content.id,
        heading: content.heading,
        view: (
          <Section id={content.id} heading={content.heading}>
            <p className="max-w-[65ch]">{content.text}</p>
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {trips.map((trip) => (
                <li key={trip.id} className="grid">
                  <Trip trip={trip} />
                </li>
              ))}
            </ul>
          </Section>
        ),
      };
