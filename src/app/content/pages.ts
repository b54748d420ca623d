import { guides } from '#app/content/guides/guides.ts';
import { about } from '#app/content/site/about.ts';
import { adventureTours } from '#app/content/site/adventure-tours.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { bookingTerms } from '#app/content/site/booking-terms.ts';
import { contact } from '#app/content/site/contact.ts';
import { cruises } from '#app/content/site/cruises.ts';
import { delhiAirportTaxi } from '#app/content/site/delhi-airport-taxi.ts';
import { delhiSightseeingTaxi } from '#app/content/site/delhi-sightseeing-taxi.ts';
import { delhiTaxi } from '#app/content/site/delhi-taxi.ts';
import { ecoTours } from '#app/content/site/eco-tours.ts';
import { guwahatiAirportTaxi } from '#app/content/site/guwahati-airport-taxi.ts';
import { guwahatiTaxi } from '#app/content/site/guwahati-taxi.ts';
import { historicalTours } from '#app/content/site/historical-tours.ts';
import { home } from '#app/content/site/home.ts';
import { privacy } from '#app/content/site/privacy.ts';
import { scubaDiving } from '#app/content/site/scuba-diving.ts';
import { scubaDivingInAndaman } from '#app/content/site/scuba-diving-in-andaman.ts';
import { taxis } from '#app/content/site/taxis.ts';
import { travelPackages } from '#app/content/site/travel-packages.ts';
import { type ContentPath, paths } from '#paths.ts';
import type { PageContent } from './page-content.ts';

/** The content of every page without data. */
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
  ...guides,
};

/** The copy of every page that staff can edit, as it is in the code. */
export const originals = {
  [paths.home]: home,
  [paths.contact]: contact,
  [paths.bookingTerms]: bookingTerms,
  ...pageContents,
  [paths.bhutanPackages]: bhutanPackagesContent,
} satisfies Record<string, PageContent>;

/** The routes use only such addresses. */
export function contentAt(path: string): PageContent {
  const content = Object.entries(originals).find(([address]) => address === path)?.[1];
  if (!content) throw new Error(`no copy for ${path}`);
  return content;
}
