import { type Area, hasArea } from '#domain/staff/areas.ts';
import { paths } from '#paths.ts';

/** The area that the pages below an address belong to. The services check it; this only spares a page that fails. */
const areaOfPages: readonly [string, Area][] = [
  [paths.adminMessages, 'enquiries'],
  [paths.adminCustomers, 'enquiries'],
  [paths.adminAllQuotes, 'enquiries'],
  [paths.adminBlogs, 'publishing'],
  [paths.adminTourPackages, 'publishing'],
  [paths.adminTourism, 'publishing'],
  [paths.adminPlaces, 'publishing'],
  [paths.adminImages, 'publishing'],
  [paths.adminReviews, 'publishing'],
  [paths.manageUsers, 'users'],
  [paths.adminSettings, 'users'],
  [paths.customerData, 'users'],
  [paths.activity, 'users'],
  [paths.adminRates, 'money'],
  [paths.adminRoutes, 'money'],
  [paths.adminCabs, 'enquiries'],
];

const withoutSlash = (path: string) => path.replace(/\/$/, '');

const isBelow = (path: string, above: string) => {
  const start = withoutSlash(above);
  return path === start || path.startsWith(`${start}/`);
};

/** Dashboard and account are open to every Admin. */
export function mayOpen(user: { areas: readonly Area[] }, path: string): boolean {
  const area = areaOfPages.find(([above]) => isBelow(withoutSlash(path), above))?.[1];
  return area === undefined || hasArea(user, area);
}

/** Screens with dense lists use the whole width; texts and forms keep a line length that can be read. */
const widePages = [
  paths.adminMessages,
  paths.adminCustomers,
  paths.adminAllQuotes,
  // All of its tabs, so that nothing moves from one to the next.
  withoutSlash(paths.adminCabs),
  paths.adminBlogs,
  paths.adminTourPackages,
  paths.adminImages,
  paths.adminPlaces,
  paths.adminPage,
];

export const isWide = (path: string): boolean =>
  withoutSlash(path) === paths.adminDashboard ||
  widePages.some((above) => isBelow(withoutSlash(path), above));
