import type { PageContext } from '#app/page-context.ts';
import type { Theme } from '#domain/tour-packages/package-details.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { listThemePackages } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';

/** What a page lists: the packages of a theme, or those of them that name a place. */
type Listed = { theme: Theme; place?: RegExp };

const themePages: Readonly<Record<string, Listed>> = {
  [paths.adventureTours]: { theme: 'adventure' },
  [paths.ecoTours]: { theme: 'eco' },
  [paths.historicalTours]: { theme: 'historical' },
  [paths.cruises]: { theme: 'cruise' },
  [paths.scubaDiving]: { theme: 'scuba' },
  [paths.scubaDivingAndaman]: {
    theme: 'scuba',
    // The islands have two names each since 2018.
    place: /Andaman|Port Blair|Vijaya Puram|Havelock|Swaraj|Neil|Shaheed|North Bay|Cinque|Barren/,
  },
};

export async function readThemeTrips({ db, tags }: PageContext, path: string): Promise<ListedTourPackage[]> {
  const listed = themePages[path];
  if (!listed) return [];
  tags.add('tour-packages');
  const { theme, place } = listed;
  const packages = await listThemePackages(db, theme);
  return place ? packages.filter(({ name, activities }) => place.test(`${name} ${activities}`)) : packages;
}
