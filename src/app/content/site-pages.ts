import { posters } from '@purvai/posters';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { blogContent } from '#app/content/site/blog.ts';
import { bookingTermsContent } from '#app/content/site/booking-terms.ts';
import { contactContent } from '#app/content/site/contact.ts';
import { contentPaths, paths } from '#paths.ts';
import { pageContents } from './pages.ts';

/** The public pages with the picture and the texts of their share cards. */
export const sitePages = [
  {
    path: paths.home,
    poster: posters['home-hero'],
    words: 'Cabs, tours and cruises across India and Bhutan',
  },
  { path: paths.contact, poster: posters.contact, words: contactContent.heading },
  {
    path: paths.bookingTerms,
    poster: bookingTermsContent.opening.poster,
    words: bookingTermsContent.opening.heading,
  },
  ...contentPaths.map((path) => ({
    path,
    poster: pageContents[path].poster,
    words: pageContents[path].heading,
  })),
  { path: paths.bhutanPackages, poster: bhutanPackagesContent.poster, words: bhutanPackagesContent.heading },
  { path: paths.blog, poster: blogContent.poster, words: blogContent.heading },
];
