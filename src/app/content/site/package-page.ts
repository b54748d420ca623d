import { posters } from '@purvai/posters';
import type { Link } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { packageListPath } from '#paths.ts';
import { bhutanPackagesContent } from './bhutan-packages.ts';

/** The texts of a package's page that depend on its country. */
type PackageListContent = {
  back: Link;
  trail: readonly Link[];
  /** Shown when staff chose no picture. */
  poster: (typeof posters)[keyof typeof posters];
  chatText: (name: string) => string;
};

export const packageLists = {
  Bhutan: {
    back: { name: 'Back to all Bhutan tours', path: packageListPath('Bhutan') },
    trail: trails.bhutan,
    poster: bhutanPackagesContent.poster,
    chatText: (name) => `Hello, please call me back about the Bhutan tour “${name}”.`,
  },
  India: {
    back: { name: 'Back to all tours in India', path: packageListPath('India') },
    trail: trails.packages,
    poster: posters.kaziranga,
    chatText: (name) => `Hello, please call me back about the tour “${name}”.`,
  },
} satisfies Record<string, PackageListContent>;

/** The texts around a package's own. */
export const packagePageContent = {
  here: 'Tour Details',
  details: 'Details',
  price: 'Starting Price',
  perPerson: 'per person',
  factsCaption: 'The tour at a glance',
  factNames: {
    category: 'Category',
    country: 'Country',
    duration: 'Duration',
    inclusions: 'Inclusions',
    activities: 'Activities',
    packageType: 'Package Type',
  },
  description: 'What you do on this tour',
  itinerary: 'Day by day',
  day: (number: number) => `Day ${number}`,
  print: 'Print this itinerary',
  download: 'Download the itinerary (PDF)',
  formHeading: 'Interested? Drop Us a Message',
  formText: 'We Will Get Back to You!',
  contactLine: 'Or ask a person now:',
  missingTitle: 'Tour not found',
  missingHeading: 'This tour is not on our list',
  missingEnquiry: 'It may have ended, or the link lost a digit on its way.',
  missingClosing: {
    heading: 'Which tour did you have in mind?',
    text: 'Describe it in a line, and we find it or the nearest thing to it.',
  },
  begun: (name: string) => `I am interested in the tour “${name}”. Please tell me more about it.`,
};
