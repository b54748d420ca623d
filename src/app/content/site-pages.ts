import { blogContent } from '#app/content/site/blog.ts';
import { placesContent } from '#app/content/site/places.ts';
import { contentPaths, paths } from '#paths.ts';
import { originals } from './pages.ts';

/** The public pages with the picture and the texts of their share cards. */
export const sitePages = [
  ...[paths.home, paths.contact, paths.bookingTerms, ...contentPaths, paths.bhutanPackages].map((path) => ({
    path,
    poster: originals[path].poster,
    words: originals[path].heading,
  })),
  { path: paths.blog, poster: blogContent.poster, words: blogContent.heading },
  { path: paths.places, poster: placesContent.poster, words: placesContent.heading },
];
