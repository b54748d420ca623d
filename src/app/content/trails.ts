import { paths } from '#paths.ts';
import type { Link } from './page-content.ts';

const home: Link = { name: 'Home', path: paths.home };
const about: Link = { name: 'About Us', path: paths.about };
const cabs: Link = { name: 'Cabs', path: paths.taxis };
const adventure: Link = { name: 'Adventure Tours', path: paths.adventureTours };
const tourPackages: Link = { name: 'Tour Packages', path: paths.travelPackages };

/** The breadcrumbs' parent pages. */
export const trails = {
  home: [home],
  about: [home, about],
  places: [home, { name: 'Places to Visit', path: paths.places }],
  taxis: [home, cabs],
  delhi: [home, cabs, { name: 'Delhi Taxi', path: paths.delhiTaxi }],
  guwahati: [home, cabs, { name: 'Guwahati Taxi', path: paths.guwahatiTaxi }],
  adventure: [home, about, adventure],
  scuba: [home, about, adventure, { name: 'Scuba Diving', path: paths.scubaDiving }],
  packages: [home, about, tourPackages],
  bhutan: [home, about, tourPackages, { name: 'Bhutan Tour Packages', path: paths.bhutanPackages }],
} as const satisfies Record<string, readonly Link[]>;
