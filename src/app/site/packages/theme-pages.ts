import type { PageContext } from '#app/page-context.ts';
import type { Theme } from '#domain/tour-packages/package-details.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { listThemePackages } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';

/** The pages that list the packages of a theme. */
const themePages: Readonly<Record<string, Theme>> = {
  [paths.adventureTours]: 'adventure',
  [paths.ecoTours]: 'eco',
  [paths.historicalTours]: 'historical',
  [paths.cruises]: 'cruise',
  [paths.scubaDiving]: 'scuba',
  [paths.scubaDivingAndaman]: 'scuba',
};

export async function readThemeTrips({ db, tags }: PageContext, path: string): Promise<ListedTourPackage[]> {
  const theme = themePages[path];
  if (!theme) return [];
  tags.add('tour-packages');
  return listThemePackages(db, theme);
}
