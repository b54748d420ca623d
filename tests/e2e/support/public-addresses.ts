import { articlePath, bhutanPackagePath, blogListPath, paths, publicPages, taxiRoutePath } from '#paths.ts';
import { someOrAll } from '../../support/check-extent.ts';

/** One address for each public page; one package, one article and one route stand for all others. */
const publicAddresses = [
  ...publicPages.map(({ path }) => (path === paths.bhutanPackage ? bhutanPackagePath('1') : path)),
  blogListPath(2),
  taxiRoutePath('guwahati-to-shillong'),
  articlePath('kaziranga-from-guwahati-one-day-or-two'),
];

/** Without the page for A/B tests, which is empty. */
export const contentAddresses = publicAddresses.filter((address) => address !== paths.abTest);

/** One for each template, the page of copy with the most pictures and the one with the longest text. */
export const standingForAll: string[] = [
  paths.home,
  paths.contact,
  paths.bookingTerms,
  paths.guwahatiTaxi,
  taxiRoutePath('guwahati-to-shillong'),
  paths.travelPackages,
  paths.bhutanPackages,
  bhutanPackagePath('1'),
  paths.blog,
  articlePath('kaziranga-from-guwahati-one-day-or-two'),
  paths.delhiSightseeingTaxi,
  paths.scubaDiving,
  paths.places,
];

/** For tests that take long on each page; `npm run check:full` runs them on all pages. */
export const measuredAddresses = someOrAll(standingForAll, contentAddresses);
