import { arunachalLegs, arunachalStops } from './arunachal.ts';
import { assamLegs, assamStops } from './assam.ts';
import { bhutanLegs, bhutanStops } from './bhutan.ts';
import { delhiRegionLegs, delhiRegionStops } from './delhi-region.ts';
import { manipurLegs, manipurStops } from './manipur.ts';
import { meghalayaLegs, meghalayaStops } from './meghalaya.ts';
import { mizoramLegs, mizoramStops } from './mizoram.ts';
import { nagalandLegs, nagalandStops } from './nagaland.ts';
import { northBengalAndSikkimLegs, northBengalAndSikkimStops } from './north-bengal-and-sikkim.ts';
import type { SeedLeg, SeedStop } from './seed-road.ts';
import { tripuraLegs, tripuraStops } from './tripura.ts';
import { trunkRoadLegs, trunkRoadStops } from './trunk-roads.ts';

/** The starter network: staff check each leg on a map, and say where its figures come from. */
export const roadNetwork: { stops: SeedStop[]; legs: SeedLeg[] } = {
  stops: [
    ...assamStops,
    ...meghalayaStops,
    ...arunachalStops,
    ...nagalandStops,
    ...manipurStops,
    ...mizoramStops,
    ...tripuraStops,
    ...northBengalAndSikkimStops,
    ...bhutanStops,
    ...delhiRegionStops,
    ...trunkRoadStops,
  ],
  legs: [
    ...assamLegs,
    ...meghalayaLegs,
    ...arunachalLegs,
    ...nagalandLegs,
    ...manipurLegs,
    ...mizoramLegs,
    ...tripuraLegs,
    ...northBengalAndSikkimLegs,
    ...bhutanLegs,
    ...delhiRegionLegs,
    ...trunkRoadLegs,
  ],
};
