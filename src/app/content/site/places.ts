import { posters } from '@purvai/posters';
import { trails } from '#app/content/trails.ts';
import { paths } from '#paths.ts';

/** The page that lists all places to visit and all guides. */
export const placesContent = {
  title: 'All places to visit in India and Bhutan, by region',
  description:
    'Forts, temples, parks, dive sites and towns that our cabs and tours reach, region by region, each with what to know before you go.',
  poster: posters['sohra-falls'],
  trail: trails.home,
  here: 'All places',
  heading: 'Places in India and Bhutan',
  lead: 'Open a place to read what to see, how long it takes and when it is closed. Choose a region, or read one of the guides.',
  regions: 'Regions',
  guides: { id: 'guides', heading: 'Guides' },
  blog: { name: 'Articles by our office', path: paths.blog },
  empty: 'No place is listed yet. Ask us about the place you have in mind.',
  chatText: 'Hello, please call me back about places to visit.',
  closing: {
    heading: 'Ask about a place',
    text: 'Name the place and the month. We tell you how to get there, what a cab or a tour costs, and how many days to allow.',
  },
};
