import { paths } from '#paths.ts';
import type { Link } from './page-content.ts';

/** The ways down to a page that several pages share, as the breadcrumbs name them. */
const home: Link = { name: 'Home', path: paths.home };
const about: Link = { name: 'About Us', path: paths.about };

export const trails = {
  home: [home],
  about: [home, about],
  taxis: [home, { name: 'Cabs', path: paths.taxis }],
  delhi: [home, { name: 'Cabs', path: paths.taxis }, { name: 'Delhi Taxi', path: paths.delhiTaxi }],
  guwahati: [home, { name: 'Cabs', path: paths.taxis }, { name: 'Guwahati Taxi', path: paths.guwahatiTaxi }],
  adventure: [home, about, { name: 'Adventure Tours', path: paths.adventureTours }],
  scuba: [
    home,
    about,
    { name: 'Adventure Tours', path: paths.adventureTours },
    { name: 'Scuba Diving', path: paths.scubaDiving },
  ],
  packages: [home, about, { name: 'Tour Packages', path: paths.travelPackages }],
} as const satisfies Record<string, readonly Link[]>;
