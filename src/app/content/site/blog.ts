import { posters } from '@purvai/posters';
import { trails } from '#app/content/trails.ts';

export const blogContent = {
  title: 'Places to Visit: notes from our office',
  description:
    'Short, practical pieces on places in India and Bhutan: when to go, how long it takes, what to carry, and which road to choose.',
  poster: posters.blog,
  /** The cards of articles without a picture take these in turn; their files are small, because a list shows several. */
  cardPosters: [
    posters['jungle-road'],
    posters['cruise-river'],
    posters.andaman,
    posters['bhutan-trekking'],
    posters.adventure,
    posters.guwahati,
    posters['chele-la'],
    posters['historical-fort'],
    posters.agra,
  ],
  trail: trails.home,
  here: 'Places to Visit',
  heading: 'Places to visit',
  lead: 'What our office knows about the places we take people to. When to go, how long it takes, and what to carry.',
  places: 'All places and guides',
  list: 'Articles',
  empty: 'The first article is being written. Until then, ask us: we answer day and night.',
  by: 'By',
  readingTime: (minutes: number) => `${minutes} min read`,
  related: 'Related articles',
  feed: 'Follow these articles by RSS',
  pages: 'Pages of articles',
  newer: 'Newer articles',
  older: 'Older articles',
  position: (page: number, totalPages: number) => `Page ${page} of ${totalPages}`,
  titleOfPage: (page: number) => `Places to Visit, page ${page}`,
  descriptionOfPage: (page: number) => `Older articles about places in India and Bhutan, page ${page}.`,
  back: 'All articles',
  chatText: 'Hello, please call me back about a trip.',
  closing: {
    heading: 'Ask about a trip',
    text: 'Tell us which place you would like to see and when you could travel. We say what it takes and what it costs.',
  },
};
