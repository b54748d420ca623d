import { paths } from '#paths.ts';

/** How the estimator begins on each page about cabs: with the place that most of its visitors start from. */
export const estimatorPages: Readonly<Record<string, Record<string, string>>> = {
  [paths.home]: { trip: 'one-way', from: 'guwahati-airport' },
  [paths.taxis]: { trip: 'one-way', from: 'guwahati' },
  [paths.delhiTaxi]: { trip: 'one-way', from: 'delhi' },
  [paths.delhiAirportTaxi]: { trip: 'one-way', from: 'delhi-airport' },
  [paths.delhiSightseeingTaxi]: { trip: 'sightseeing', from: 'delhi' },
  [paths.guwahatiTaxi]: { trip: 'one-way', from: 'guwahati' },
  [paths.guwahatiAirportTaxi]: { trip: 'one-way', from: 'guwahati-airport' },
};
