import { pageCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { articlePath, paths, publicPageAt, publicPages, taxiRoutePath, tourPath } from '#paths.ts';
import { cutTo } from '#platform/text.ts';
import type { Origin } from './new-enquiry.ts';

export type Place = { service: string; city: string };

export const cabs = (city: string): Place => ({ service: 'Cabs', city });
const tours: Place = { service: 'Special tours', city: '' };
const scuba: Place = { service: 'Scuba diving', city: '' };
const packages: Place = { service: 'Tour packages', city: '' };

/** The service and city of each page that is about one. */
const places: Readonly<Record<string, Place>> = {
  [paths.taxis]: cabs(''),
  [paths.cabFare]: cabs(''),
  [paths.cabBook]: cabs(''),
  [paths.delhiTaxi]: cabs('Delhi'),
  [paths.delhiAirportTaxi]: cabs('Delhi'),
  [paths.delhiSightseeingTaxi]: cabs('Delhi'),
  [paths.guwahatiTaxi]: cabs('Guwahati'),
  [paths.guwahatiAirportTaxi]: cabs('Guwahati'),
  [paths.adventureTours]: tours,
  [paths.ecoTours]: tours,
  [paths.historicalTours]: tours,
  [paths.scubaDiving]: scuba,
  [paths.scubaDivingAndaman]: scuba,
  [paths.travelPackages]: packages,
  [paths.bhutanPackages]: packages,
  [paths.bhutanPackage]: packages,
  [paths.packagePrice]: packages,
  [paths.cruises]: { service: 'Cruises', city: '' },
};

export function placeOf(page: string): Place {
  const place = Object.hasOwn(places, page) ? places[page] : undefined;
  if (place) return place;
  if (page.startsWith(taxiRoutePath(''))) return cabs('');
  return page.startsWith(tourPath('')) ? packages : { service: '', city: '' };
}

/** Made for their query, so they are not among the public pages. */
const pricePages: readonly string[] = [paths.cabFare, paths.cabBook, paths.packagePrice];

/** The path of a public page, without query and fragment; empty for any other text. */
export function pageOf(typed: string): string {
  const [path = ''] = typed.split(/[?#]/);
  const isPage = publicPageAt(path) || pricePages.includes(path) || path.startsWith(articlePath(''));
  return isPage ? cutTo(path, 200) : '';
}

/** The page with this constant code; empty when there is none. */
export const pageOfCode = (code: string): string =>
  [...publicPages.map(({ path }) => path), ...pricePages].find((path) => pageCode(path) === code) ?? '';

export const noOrigin: Origin = { page: '', packageId: '', campaign: '' };
