import { arunachalRoutes } from './arunachal.ts';
import { bhutanBorderRoutes } from './bhutan-border.ts';
import { delhiHillsRoutes } from './delhi-hills.ts';
import { delhiPlainRoutes } from './delhi-plain.ts';
import { lowerAssamRoutes } from './lower-assam.ts';
import { meghalayaRoutes } from './meghalaya.ts';
import { nagalandToTripuraRoutes } from './nagaland-to-tripura.ts';
import { northBengalAndSikkimRoutes } from './north-bengal-and-sikkim.ts';
import type { RouteTexts } from './route-text.ts';
import { upperAssamRoutes } from './upper-assam.ts';

/** The routes that people ask for, each with a page of its own. */
export const routeTexts: RouteTexts = {
  ...meghalayaRoutes,
  ...lowerAssamRoutes,
  ...upperAssamRoutes,
  ...arunachalRoutes,
  ...nagalandToTripuraRoutes,
  ...bhutanBorderRoutes,
  ...northBengalAndSikkimRoutes,
  ...delhiPlainRoutes,
  ...delhiHillsRoutes,
};
