import type { NewTripInput, TripKind } from '#domain/bookings/trips/new-trip-input.ts';

const kinds: Record<TripKind, string> = {
  tour: 'Tour in India',
  'overseas-tour': 'Tour abroad',
  other: 'Other',
};

const sources: Record<NewTripInput['source'], string> = {
  empty: 'Empty days',
  package: 'The days of a package',
  trip: 'The days and services of another trip',
};

export const newTripTexts = {
  title: 'New trip',
  lead: 'For a trip that was agreed without a quote. From an accepted quote the trip is made in one click on the page of its enquiry.',
  customer: 'Customer',
  of: (reference: string) => `For the customer of ${reference}.`,
  number: 'Phone number',
  name: 'Name',
  email: 'E-mail',
  trip: 'Trip',
  kind: 'Kind of trip',
  kinds,
  source: 'Begin with',
  sources,
  package: 'Package',
  packageNone: 'Choose a package',
  sourceTrip: 'Number of the trip',
  sourceTripHint: 'Such as B41.',
  tripTitle: 'Title',
  tripTitleHint: 'The customer reads it, such as Bhutan in six days.',
  firstDay: 'First day',
  lastDay: 'Last day',
  adults: 'Adults',
  ages: 'Ages of children',
  agesHint: 'Such as 5, 9.',
  price: 'Price before taxes',
  priceHint: 'GST is added by the rates in the settings, TCS as well on a tour abroad.',
  go: 'Make the trip',
  working: 'Making the trip…',
  made: 'The trip is made.',
} as const;
