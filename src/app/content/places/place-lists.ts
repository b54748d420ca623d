import { type PosterEntry, posters } from '@purvai/posters';
import type { Link } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

type PlaceList = Link & {
  trail: readonly Link[];
  poster: PosterEntry;
  /** Has the whole text of each place, which the list then shows in short. */
  guide?: string;
};

/** The pages that list places to visit, with the trail above them. */
export const placeLists = {
  delhi: {
    name: 'Delhi Sightseeing Taxi',
    path: paths.delhiSightseeingTaxi,
    trail: trails.delhi,
    poster: posters.delhi,
    guide: paths.delhiGuide,
  },
  scuba: {
    name: 'Scuba Diving',
    path: paths.scubaDiving,
    trail: trails.adventure,
    poster: posters.scuba,
    guide: paths.divingGuide,
  },
  andaman: {
    name: 'Scuba Diving in Andaman',
    path: paths.scubaDivingAndaman,
    trail: trails.scuba,
    poster: posters.andaman,
    guide: paths.andamanGuide,
  },
  eco: {
    name: 'Eco Tours',
    path: paths.ecoTours,
    trail: trails.about,
    poster: posters.kaziranga,
    guide: paths.natureGuide,
  },
  historical: {
    name: 'Historical Tours',
    path: paths.historicalTours,
    trail: trails.about,
    poster: posters.agra,
    guide: paths.historyGuide,
  },
  bhutan: {
    name: 'Bhutan Tour Packages',
    path: paths.bhutanPackages,
    trail: trails.packages,
    poster: posters.thimphu,
    guide: paths.bhutanGuide,
  },
} as const satisfies Record<string, PlaceList>;

/** Where the text of a listed place stands. */
export const textPathOf = ({ path, guide }: PlaceList): string => guide ?? path;

/** For a place that no page lists. */
export const unlistedPlace: PlaceList = {
  name: 'Places to Visit',
  path: paths.places,
  trail: trails.places,
  poster: posters['jungle-road'],
};
