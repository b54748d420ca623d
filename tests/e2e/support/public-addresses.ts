import { articlePath, bhutanPackagePath, blogListPath, paths, publicPages } from '#paths.ts';

/** One address for each kind of page that a visitor can meet; a package and an article stand for all of theirs. */
export const publicAddresses = [
  ...publicPages.map(({ path }) => (path === paths.bhutanPackage ? bhutanPackagePath('1') : path)),
  blogListPath(2),
  articlePath('kaziranga-from-guwahati-one-day-or-two'),
];

/** Those with something to read. */
export const contentAddresses = publicAddresses.filter((address) => address !== paths.abTest);
