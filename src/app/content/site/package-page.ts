import { posters } from '@purvai/posters';
import type { Link } from '#app/content/page-content.ts';
import { trails } from '#app/content/trails.ts';
import { packageListPath } from '#paths.ts';

/** The texts of a package's page that depend on its country. */
type PackageListContent = {
  back: Link;
  trail: readonly Link[];
  /** Shown when staff chose no picture. */
  poster: (typeof posters)[keyof typeof posters];
  chatText: (name: string) => string;
  title: (name: string) => string;
};

export const packageLists = {
  Bhutan: {
    back: { name: 'Back to all Bhutan tours', path: packageListPath('Bhutan') },
    trail: trails.bhutan,
    poster: posters['bhutan-tigers-nest'],
    chatText: (name) => `Hello, please call me back about the Bhutan tour “${name}”.`,
    title: (name) => `${name}, a Bhutan tour`,
  },
  India: {
    back: { name: 'Back to all tours in India', path: packageListPath('India') },
    trail: trails.packages,
    poster: posters.kaziranga,
    chatText: (name) => `Hello, please call me back about the tour “${name}”.`,
    title: (name) => `${name}, an Indian tour`,
  },
} satisfies Record<string, PackageListContent>;

/** The texts around a package's own. */
export const packagePageContent = {
  here: 'Tour Details',
  details: 'Details',
  price: 'Starting Price',
  askPrice: 'Ask for the price',
  perPerson: 'per person + GST',
  from: 'From',
  wholePrice: 'Price for you',
  enquire: 'Enquire',
  bar: { label: 'Reach us', call: 'Call', chat: 'WhatsApp' },
  dates: {
    closed: 'Does not run',
    months: (from: string, to: string) => `${from} to ${to}`,
    departures: 'Departures',
    yourDates: 'On your dates, which we confirm with the price',
    pricesUntil: 'Prices until',
  },
  factsCaption: 'The tour at a glance',
  factNames: {
    category: 'Category',
    country: 'Country',
    duration: 'Duration',
    inclusions: 'Inclusions',
    activities: 'Activities',
    packageType: 'Package Type',
  },
  more: {
    heading: 'What the price includes',
    included: 'Included',
    notIncluded: 'Not included',
    papers: 'Papers you need',
    start: 'Starts at',
    end: 'Ends at',
    hotel: 'Hotels',
    cabin: 'Cabin',
    bestMonths: 'Best months',
    group: 'Group',
    people: (min: number, max: number) => `${min} to ${max} people`,
    fromPeople: (min: number) => `From ${min} people`,
    upToPeople: (max: number) => `Up to ${max} people`,
    minAge: 'Minimum age',
    years: (age: number) => `${age} years`,
    difficulty: 'Difficulty',
    difficulties: { easy: 'Easy', moderate: 'Moderate', demanding: 'Demanding' },
    fitness: 'Fitness',
  },
  description: 'What you do on this tour',
  itinerary: 'Day by day',
  day: (number: number) => `Day ${number}`,
  print: 'Print this itinerary',
  download: 'Download the itinerary (PDF)',
  withoutDays: { print: 'Print this tour', download: 'Download the tour (PDF)' },
  formHeading: 'Interested? Drop Us a Message',
  formText: 'We Will Get Back to You!',
  contactLine: 'Or ask a person now:',
  missingTitle: 'Tour not found',
  missingHeading: 'This tour is not on our list',
  missingEnquiry: 'It may have ended, or the link lost a digit on its way.',
  missingClosing: {
    heading: 'Ask about a tour',
    text: 'Describe it in a line, and we find it or the nearest thing to it.',
  },
  begun: (name: string) => `I am interested in the tour “${name}”. Please tell me more about it.`,
};
