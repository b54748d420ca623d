import { paths } from '#paths.ts';
import { bhutanPackagesContent } from './bhutan-packages.ts';
import { contactContent } from './contact.ts';
import { posters } from './posters.ts';

/** What is told of each public page outside of it: its picture, and the words on its share card. */
export const sitePages = [
  {
    path: paths.home,
    poster: posters['home-hero'],
    words: 'Cabs, tours and cruises across India and Bhutan',
  },
  { path: paths.contact, poster: posters.contact, words: contactContent.heading },
  { path: paths.bhutanPackages, poster: posters['bhutan-punakha'], words: bhutanPackagesContent.heading },
];
