/** Every address of the site. No other file spells an address. */
export const paths = {
  home: '/',
  about: '/aboutus',
  contact: '/contactus',
  blog: '/blog-page',
  blogFeed: '/blog-page/feed.xml',
  taxis: '/taxis',
  delhiTaxi: '/delhi-taxi',
  delhiAirportTaxi: '/delhi-airport-taxi',
  delhiSightseeingTaxi: '/delhi-sightseeing-taxi',
  guwahatiTaxi: '/guwahati-taxi',
  guwahatiAirportTaxi: '/guwahati-airport-taxi',
  /** The fares of a trip, by its fields in the query. */
  cabFare: '/cab-fare',
  /** Suggested places, as JSON, by `?q=` and `?from=`. */
  farePlaces: '/cab-fare/places',
  /** The confirmed rates and the car types, as JSON. */
  fareRates: '/cab-fare/rates',
  /** The fares of a trip as JSON, by the fields of its page. */
  fareEstimate: '/cab-fare/estimate',
  /** Receives that an estimate was made in the browser. */
  fareCount: '/cab-fare/count',
  /** The parent path of the route pages. */
  taxiRoutes: '/taxi',
  adventureTours: '/adventure-tours',
  scubaDiving: '/scuba-diving',
  scubaDivingAndaman: '/scuba-diving-in-andaman',
  ecoTours: '/eco-tours',
  historicalTours: '/historical-tours',
  travelPackages: '/travel-packages',
  /** Redirects to the travel packages. */
  tourPackagesIntro: '/tour-packages-intro',
  bhutanPackages: '/bhutan-tour-packages',
  bhutanPackage: '/bhutan-tour-package-description',
  /** The parent path of packages in India; their list is on the travel packages page. */
  tours: '/tours',
  cruises: '/cruises',
  privacy: '/privacy',
  abTest: '/abtest',
  /** Unpublished content, by a signed link. */
  preview: '/preview',
  /** A customer's quote, by its secret link. */
  quote: '/quote',
  /** All shared components on one page, in development only. */
  kit: '/__kit',
  adminLogin: '/adminLogin',
  forgotPassword: '/forgotPassword',
  newPassword: '/forgotPassword/new',
  adminDashboard: '/adminDashboard',
  manageUsers: '/adminDashboard/manage-users',
  activity: '/adminDashboard/activity',
  account: '/adminDashboard/account',
  adminSettings: '/adminDashboard/settings',
  /** Amounts that an earlier version may have stored wrongly, until an Admin has checked them. */
  amountsToCheck: '/adminDashboard/amounts-to-check',
  /** What is stored about a customer, by `?id=`; without it, a search for one. */
  customerData: '/adminDashboard/customer-data',
  customerDataExport: '/adminDashboard/customer-data/export',
  adminCabs: '/adminDashboard/manage-cab-booking/',
  adminRates: '/adminDashboard/manage-cab-booking/rates',
  /** Places and routes, with their import and export. */
  adminRoutes: '/adminDashboard/manage-cab-booking/routes',
  /** Receives a file with places, routes or rates. */
  adminFareImport: '/adminDashboard/manage-cab-booking/routes/import',
  /** A file with all places, routes or rates, by `?kind=` and `?format=`. */
  adminFareExport: '/adminDashboard/manage-cab-booking/routes/export',
  /** What was changed of a place or route, as data, by `?place=` or `?from=` and `?to=`. */
  adminFareHistory: '/adminDashboard/manage-cab-booking/routes/history',
  /** Names of places that begin with `?q=`, as data. */
  adminPlaceNames: '/adminDashboard/manage-cab-booking/routes/place-names',
  adminBlogs: '/adminDashboard/blogs',
  writeBlog: '/adminDashboard/blogs/write_blog',
  updateBlog: '/adminDashboard/blogs/blog-update',
  deleteBlog: '/adminDashboard/blogs/blog-delete',
  blogHistory: '/adminDashboard/blogs/blog-history',
  adminMessages: '/adminDashboard/contactus-messages/',
  adminEnquiry: '/adminDashboard/contactus-messages/enquiry',
  adminReplies: '/adminDashboard/contactus-messages/replies',
  adminMessagesCsv: '/adminDashboard/contactus-messages/enquiries.csv',
  adminReachCode: '/adminDashboard/contactus-messages/code',
  /** Tells open staff pages of every change, as server-sent events. */
  adminLive: '/adminDashboard/contactus-messages/live',
  /** The quotes of an enquiry, by `?enquiryId=`. */
  adminQuotes: '/adminDashboard/contactus-messages/quotes',
  adminTourism: '/adminDashboard/tourism/',
  adminTourPackages: '/adminDashboard/tour-packages',
  tourPackageHistory: '/adminDashboard/tour-packages/history',
  adminPlaces: '/adminDashboard/places/',
  adminImages: '/adminDashboard/images/',
  api: '/api',
  media: '/media',
  /** Receives clicks on call and chat links. */
  reach: '/reach',
  /** The token that a message form fetches when its script starts. */
  formToken: '/form-token',
  health: '/healthz',
  ready: '/readyz',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  webManifest: '/site.webmanifest',
} as const;

/** The id of the message form, for links and for the reply to the form. */
export const messageFormId = 'drop-your-message';

/** The id of the fare estimator, for links to it. */
export const estimatorId = 'cab-fare';

/** The pages that are only copy. */
export const contentPaths = [
  paths.about,
  paths.taxis,
  paths.delhiTaxi,
  paths.delhiAirportTaxi,
  paths.delhiSightseeingTaxi,
  paths.guwahatiTaxi,
  paths.guwahatiAirportTaxi,
  paths.adventureTours,
  paths.scubaDiving,
  paths.scubaDivingAndaman,
  paths.ecoTours,
  paths.historicalTours,
  paths.travelPackages,
  paths.cruises,
  paths.privacy,
] as const;

export type ContentPath = (typeof contentPaths)[number];

/** A row's id as text. */
export const rowId = /^[1-9]\d{0,17}$/;

/** A URL slug. */
export const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export type PublicPage = {
  path: string;
  /** The page's query parameters and their valid values. Others never reach the page. */
  query: Readonly<Record<string, RegExp>>;
};

/** The pages that are the same for every visitor and can be cached. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, query: { interest: /^(jet-skiing|paragliding)$/ } },
  { path: paths.contact, query: {} },
  ...contentPaths.map((path) => ({ path, query: {} })),
  { path: paths.bhutanPackages, query: {} },
  { path: paths.bhutanPackage, query: { packageId: rowId } },
  { path: paths.blog, query: { page: /^[1-9]\d{0,5}$/ } },
  { path: paths.abTest, query: {} },
];

/** Permanent redirects of former addresses; sent mails contain those of the staff area. */
export const movedPaths: Readonly<Record<string, string>> = {
  [paths.tourPackagesIntro]: paths.travelPackages,
  [paths.tours]: paths.travelPackages,
  [paths.taxiRoutes]: paths.taxis,
  '/adminDashboard/contactus-messages/lead': paths.adminEnquiry,
  '/adminDashboard/person': paths.customerData,
};

export const articlePath = (name: string): string => `${paths.blog}/${name}`;

export const blogListPath = (page: number): string =>
  page === 1 ? paths.blog : `${paths.blog}?page=${page}`;

export const bhutanPackagePath = (id: string): string => `${paths.bhutanPackage}?packageId=${id}`;

/** The page of a route, `/taxi/guwahati-to-shillong`. */
export const taxiRoutePath = (slug: string): string => `${paths.taxiRoutes}/${slug}`;

export const tourPath = (slug: string): string => `${paths.tours}/${slug}`;

/** Packages of Bhutan have the contract's address. */
export const packagePath = ({ country, id, slug }: { country: string; id: string; slug: string }): string =>
  country === 'Bhutan' ? bhutanPackagePath(id) : tourPath(slug);

/** The id of the section with packages in India. */
export const inIndiaId = 'in-india';

/** The page that lists packages of this country. */
export const packageListPath = (country: string): string =>
  country === 'Bhutan' ? paths.bhutanPackages : `${paths.travelPackages}#${inIndiaId}`;

/** Cacheable files for crawlers and feed readers. */
const publicFiles: readonly PublicPage[] = [
  paths.sitemap,
  paths.robots,
  paths.webManifest,
  paths.blogFeed,
].map((path) => ({ path, query: {} }));

const fixedPages = new Map([...publicPages, ...publicFiles].map((page) => [page.path, page]));
const namedPages = [articlePath(''), tourPath(''), taxiRoutePath('')];

/** The public page at this path, including articles and packages; `undefined` when there can be none. */
export function publicPageAt(path: string): PublicPage | undefined {
  const isNamed = namedPages.some(
    (above) => path.startsWith(above) && slugPattern.test(path.slice(above.length)),
  );
  return isNamed ? { path, query: {} } : fixedPages.get(path);
}

export const previewPath = (token: string): string => `${paths.preview}/${token}`;

/** The token in the path; `undefined` for the router's `.data` requests. */
function tokenIn(path: string): string | undefined {
  const token = path.split('/')[2];
  return token === '' || token?.endsWith('.data') ? undefined : token;
}

/** A preview, which is never cached. */
export function isPreviewPath(path: string): boolean {
  const token = tokenIn(path);
  return token !== undefined && path === previewPath(token);
}

export const quotePath = (token: string): string => `${paths.quote}/${token}`;

/** Receives the page's report that it was opened. */
export const quoteOpenedPath = (token: string): string => `${quotePath(token)}/opened`;

export const quoteFilePath = (token: string): string => `${quotePath(token)}/quote.pdf`;

/** A quote's page, report or PDF, which are never cached. */
export function isQuotePath(path: string): boolean {
  const token = tokenIn(path);
  return (
    token !== undefined &&
    [quotePath, quoteOpenedPath, quoteFilePath].some((address) => path === address(token))
  );
}

/** The public pages that accept a form. */
export const takesForm = (path: string): boolean =>
  path === paths.home || path === paths.contact || path === paths.cabFare || isQuotePath(path);

export const adminQuotesPath = (enquiryId: string): string => `${paths.adminQuotes}?enquiryId=${enquiryId}`;

/** The share card of `/contactus` is `/share/contactus.jpg`; the build draws one per page. */
export const shareCardPath = (path: string): string =>
  `/share/${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

export const mediaPath = (key: string): string => `${paths.media}/${key}`;

export const customerDataPath = (id: string): string => `${paths.customerData}?id=${id}`;

export const tourPackageHistoryPath = (id: string): string => `${paths.tourPackageHistory}?id=${id}`;

/** The staff's list of packages, with the popup to edit this one. */
export const editTourPackagePath = (id: string): string => `${paths.adminTourPackages}?edit=${id}`;

export const deletedTourPackagesPath = `${paths.adminTourPackages}?shelf=deleted`;

export const enquiryPath = (id: string): string => `${paths.adminEnquiry}?id=${id}`;

/** The router's suffix for requests to loaders and actions. */
const dataEnding = /\.data$/;

/** Pages with an editor or with long texts, which accept large bodies. */
export const isEditorPath = (path: string): boolean =>
  [paths.writeBlog, paths.updateBlog, paths.adminTourPackages, paths.adminRoutes].some(
    (editor) => editor === path.replace(dataEnding, ''),
  );

/** The address that accepts an imported file. */
export const isImportPath = (path: string): boolean => path.replace(dataEnding, '') === paths.adminFareImport;

const staffPaths = [paths.adminLogin, paths.forgotPassword, paths.adminDashboard];

/** The mailed link; its token is in the fragment, which is not sent to the server or logged. */
export const passwordResetPath = (token: string): string => `${paths.newPassword}#${token}`;

/** Staff pages are never cached, hydrated by the router, and have their own CSP. */
export function isStaffPath(path: string): boolean {
  return staffPaths.some(
    (staff) => path === staff || path.startsWith(`${staff}/`) || path.startsWith(`${staff}.`),
  );
}
