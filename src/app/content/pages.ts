import { type ContentPath, paths } from '#paths.ts';
import { about } from './about.ts';
import { adventureTours } from './adventure-tours.ts';
import { cruises } from './cruises.ts';
import { delhiAirportTaxi } from './delhi-airport-taxi.ts';
import { delhiSightseeingTaxi } from './delhi-sightseeing-taxi.ts';
import { delhiTaxi } from './delhi-taxi.ts';
import { ecoTours } from './eco-tours.ts';
import { guwahatiAirportTaxi } from './guwahati-airport-taxi.ts';
import { guwahatiTaxi } from './guwahati-taxi.ts';
import { historicalTours } from './historical-tours.ts';
import type { PageContent } from './page-content.ts';
import { privacy } from './privacy.ts';
import { scubaDiving } from './scuba-diving.ts';
import { scubaDivingInAndaman } from './scuba-diving-in-andaman.ts';
import { taxis } from './taxis.ts';
import { travelPackages } from './travel-packages.ts';

/** The copy of every page that is nothing but copy. */
export const pageContents: Record<ContentPath, PageContent> = {
  [paths.about]: about,
  [paths.taxis]: taxis,
  [paths.delhiTaxi]: delhiTaxi,
  [paths.delhiAirportTaxi]: delhiAirportTaxi,
  [paths.delhiSightseeingTaxi]: delhiSightseeingTaxi,
  [paths.guwahatiTaxi]: guwahatiTaxi,
  [paths.guwahatiAirportTaxi]: guwahatiAirportTaxi,
  [paths.adventureTours]: adventureTours,
  [paths.scubaDiving]: scubaDiving,
  [paths.scubaDivingAndaman]: scubaDivingInAndaman,
  [paths.ecoTours]: ecoTours,
  [paths.historicalTours]: historicalTours,
  [paths.travelPackages]: travelPackages,
  [paths.cruises]: cruises,
  [paths.privacy]: privacy,
};

/** The routes lead here with such an address only. */
export function contentAt(path: string): PageContent {
  const content = Object.entries(pageContents).find(([address]) => address === path)?.[1];
  if (!content) throw new Error(`no copy for ${path}`);
  return content;
}
