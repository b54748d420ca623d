import type { PageContent } from '#app/content/page-content.ts';
import { type guidePaths, paths } from '#paths.ts';
import { delhiAirportAndRoads } from './delhi-airport-and-roads.ts';
import { guwahatiAndItsRoads } from './guwahati-and-its-roads.ts';
import { sightsOfDelhi } from './sights-of-delhi.ts';

/** The long pages that are for reading, by their addresses. */
export const guides: Record<(typeof guidePaths)[number], PageContent> = {
  [paths.delhiGuide]: sightsOfDelhi,
  [paths.delhiRoadsGuide]: delhiAirportAndRoads,
  [paths.guwahatiGuide]: guwahatiAndItsRoads,
};
