import { type PosterEntry, posters } from '@purvai/posters';
import type { Link } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

type PlaceList = Link & { trail: readonly Link[]; poster: PosterEntry };

/** The pages that list places to visit, with the trail above them. */
export const placeLists = {
  delhi: {
    name: 'Delhi Sightseeing Taxi',
    path: paths.delhiSightseeingTaxi,
    trail: trails.delhi,
    poster: posters.delhi,
  },
  scuba: {
    name: 'Scuba Diving',
    path: paths.scubaDiving,
    trail: trails.adventure,
    poster: posters.scuba,
  },
  andaman: {
    name: 'Scuba Diving in Andaman',
    path: paths.scubaDivingAndaman,
    trail: trails.scuba,
    poster: posters.andaman,
  },
  eco: { name: 'Eco Tours', path: paths.ecoTours, trail: trails.about, poster: posters.kaziranga },
  historical: {
    name: 'Historical Tours',
    path: paths.historicalTours,
    trail: trails.about,
    poster: posters.agra,
  },
  bhutan: {
    name: 'Bhutan Tour Packages',
    path: paths.bhutanPackages,
    trail: trails.packages,
    poster: posters.thimphu,
  },
} as const satisfies Record<string, PlaceList>;

/** For a place that no page lists; 'Places to Visit' leads to the blog. */
export const unlistedPlace: PlaceList = {
  name: 'Blogs',
  path: paths.blog,
  trail: trails.home,
  poster: posters['jungle-road'],
};
