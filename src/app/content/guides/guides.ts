import type { PageContent } from '#app/content/page-content.ts';
import { type guidePaths, paths } from '#paths.ts';
import { adventureInIndia } from './adventure-in-india.ts';
import { bhutanGuide } from './bhutan.ts';
import { cruisesInIndia } from './cruises-in-india.ts';
import { delhiAirportAndRoads } from './delhi-airport-and-roads.ts';
import { divingInIndia } from './diving-in-india.ts';
import { divingInTheAndamans } from './diving-in-the-andamans.ts';
import { guwahatiAndItsRoads } from './guwahati-and-its-roads.ts';
import { historicalPlacesGuide } from './historical-places.ts';
import { parksAndVillages } from './parks-and-villages.ts';
import { placesOfDelhi } from './sights-of-delhi.ts';

/** The long pages that are for reading, by their addresses. */
export const guides: Record<(typeof guidePaths)[number], PageContent> = {
  [paths.delhiGuide]: placesOfDelhi,
  [paths.delhiRoadsGuide]: delhiAirportAndRoads,
  [paths.guwahatiGuide]: guwahatiAndItsRoads,
  [paths.adventureGuide]: adventureInIndia,
  [paths.divingGuide]: divingInIndia,
  [paths.andamanGuide]: divingInTheAndamans,
  [paths.natureGuide]: parksAndVillages,
  [paths.historyGuide]: historicalPlacesGuide,
  [paths.bhutanGuide]: bhutanGuide,
  [paths.cruiseGuide]: cruisesInIndia,
};
