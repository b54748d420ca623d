import { themePackagesContent as content } from '#app/content/site/travel-packages.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { packagePath } from '#paths.ts';
import { PackageCardFacts, PackagePrice } from './package-list.tsx';

/** Without its picture, which the page may have beside its copy. */
function PackageCard({ tourPackage }: { tourPackage: ListedTourPackage }) {
  return (
    <article className="wrap-anywhere flex flex-col gap-3 rounded-2xl border border-line bg-card p-5">
      <h3 className="text-2xl">{tourPackage.name}</h3>
      <PackageCardFacts tourPackage={tourPackage} />
      <div className="mt-auto grid justify-items-start gap-4 pt-2">
        <PackagePrice tourPackage={tourPackage} />
        <a
          className={buttonClass}
          href={packagePath(tourPackage)}
          aria-label={`${content.details}: ${tourPackage.name}`}
        >
          {content.details}
        </a>
      </div>
    </article>
  );
}

/** Undefined while staff have put no package on the page. */
export const themePackagesSection = (tourPackages: readonly ListedTourPackage[]) =>
  tourPackages.length === 0
    ? undefined
    : {
        id: content.id,
        heading: content.heading,
        view: (
          <Section id={content.id} heading={content.heading}>
            <p className="max-w-[65ch]">{content.text}</p>
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {tourPackages.map((tourPackage) => (
                <li key={tourPackage.id} className="grid">
                  <PackageCard tourPackage={tourPackage} />
                </li>
              ))}
            </ul>
          </Section>
        ),
      };
