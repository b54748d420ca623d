import type { CallKind, Unsaid } from '#domain/enquiries/call/call-trip.ts';
import type { NoPrice } from '#domain/tour-packages/price/package-price.ts';

const kinds: Record<CallKind, string> = {
  'one-way': 'One way',
  'round-trip': 'Round trip',
  local: 'Hourly',
  tour: 'Tour',
};

const unsaid: Record<Unsaid, string> = {
  tripFrom: 'from',
  tripTo: 'to',
  tripStarts: 'the date',
  tripEnds: 'the day of return',
  package: 'the package',
  adults: 'how many adults',
};

type Limits = { minPeople: number | null; maxPeople: number | null; minAge: number | null; month: string };

const noPrice: Record<NoPrice, (limits: Limits) => string> = {
  'not-confirmed': () => 'The price of this package is not confirmed.',
  'ages-unread': () => 'Type the age of each child as a number from 0 to 17, such as 5, 9.',
  'not-running': ({ month }) => `This package does not run in ${month}.`,
  'no-nights': () => 'The nights of this package are not fixed, so it has no whole price.',
  'too-few': ({ minPeople }) => `This package runs from ${minPeople} people.`,
  'too-many': ({ maxPeople }) => `This package takes up to ${maxPeople} people.`,
  'too-young': ({ minAge }) => `Children must be at least ${minAge} years old on this package.`,
};

/** The prices beside the form for a new enquiry. */
export const callTexts = {
  kind: 'Asks for',
  kinds,
  hours: 'Hours',
  package: 'Package',
  choosePackage: 'Not chosen',
  ages: 'Ages of children',
  agesHint: 'Such as 5, 9.',
  passport: 'Passports',
  passports: { indian: 'Indian', other: 'Other' },
  today: 'Today',
  tomorrow: 'Tomorrow',
  heading: 'Prices',
  ask: (names: readonly Unsaid[]) => `Still to ask: ${names.map((name) => unsaid[name]).join(', ')}.`,
  working: 'Looking up the price…',
  failed: 'The price could not be loaded. Change a field to try again.',
  withGst: (amount: string, percent: number) => `with ${amount} GST (${percent}%)`,
  withTaxes: (gst: string, tcs: string) => `with ${gst} GST and ${tcs} TCS`,
  validUntil: (day: string) => `Holds if it is booked by ${day}.`,
  unknown: (typed: string) => `No stop is called “${typed}”.`,
  maybe: 'Did you mean',
  noRoad: 'No road is known between these stops, so there is no fare by the rates.',
  noRates: 'No rates are confirmed for this ride.',
  noFare: (problem: string) => `${problem} It has no fare.`,
  gonePackage: 'This package is not published any more.',
  noPrice,
  lines: 'How it is worked out',
  total: 'Total',
  quote: 'Quote',
  book: 'Book',
  /** After 'Quote' or 'Book', for screen readers. */
  priceOf: (name: string, total: string) => `${name} for ${total}`,
  keys: 'Adds the enquiry and goes on with everything filled in.',
} as const;
