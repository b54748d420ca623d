import type { FareSeed } from '#domain/fares/fare-seed-service.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { roadNetwork } from './road-network/road-network.ts';
import { routeTexts } from './route-texts/route-texts.ts';

/** Rides to and from airports within a city: they are listed with their fares, but have no pages. */
const ridesInCities = [
  'guwahati-to-guwahati-airport',
  'guwahati-airport-to-guwahati-railway-station',
  'guwahati-airport-to-kamakhya-temple',
  'delhi-to-delhi-airport',
  'delhi-airport-to-new-delhi-railway-station',
  'delhi-airport-to-connaught-place',
];
const noTexts = { stops: '', road: '', season: '' };

const routes = [
  ...ridesInCities.map((key) => ({ key, ...noTexts })),
  ...Object.entries(routeTexts).map(([key, texts]) => ({ key, ...texts })),
].map(({ key, ...texts }) => {
  const [from = '', to = ''] = key.split('-to-');
  return { from, to, ...texts };
});

/** Starter data: places, distances to be checked by staff, and invented rates, which are not confirmed. */
export const sampleFares: FareSeed = {
  stops: roadNetwork.stops,
  legs: roadNetwork.legs,
  routes,
  rates: sampleRates,
};
