/** Every address of the site, the odd ones included. Nothing else spells an address. */
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
  adventureTours: '/adventure-tours',
  scubaDiving: '/scuba-diving',
  scubaDivingAndaman: '/scuba-diving-in-andaman',
  ecoTours: '/eco-tours',
  historicalTours: '/historical-tours',
  travelPackages: '/travel-packages',
  /** The older address of the travel packages; it leads there. */
  tourPackagesIntro: '/tour-packages-intro',
  bhutanPackages: '/bhutan-tour-packages',
  bhutanPackage: '/bhutan-tour-package-description',
  /** Above the pages of packages in India; the list itself is on the travel packages. */
  tours: '/tours',
  cruises: '/cruises',
  privacy: '/privacy',
  abTest: '/abtest',
  /** What is not published yet, for whoever has a signed link. */
  preview: '/preview',
  /** What the agency offers somebody, for whoever has its link. */
  quote: '/quote',
  /** Every shared part on one page, in development only. */
  kit: '/__kit',
  adminLogin: '/adminLogin',
  forgotPassword: '/forgotPassword',
  newPassword: '/forgotPassword/new',
  adminDashboard: '/adminDashboard',
  manageUsers: '/adminDashboard/manage-users',
  activity: '/adminDashboard/activity',
  account: '/adminDashboard/account',
  adminSettings: '/adminDashboard/settings',
  /** What an earlier version may have stored wrongly, until an Admin has checked it. */
  amountsToCheck: '/adminDashboard/amounts-to-check',
  /** What is stored about a customer, by `?id=`; without it, a search for one. */
  customerData: '/adminDashboard/customer-data',
  customerDataExport: '/adminDashboard/customer-data/export',
  adminCabs: '/adminDashboard/manage-cab-booking/',
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
  /** Where a page says that somebody touched a call or chat link. */
  reach: '/reach',
  /** What a message form fetches when it wakes up. */
  formToken: '/form-token',
  health: '/healthz',
  ready: '/readyz',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  webManifest: '/site.webmanifest',
} as const;

/** The message form's place on its page; links and the form's own answer lead there. */
export const messageFormId = 'drop-your-message';

/** The pages that are copy from top to bottom. */
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

/** How the database numbers its rows, as text. */
export const rowId = /^[1-9]\d{0,17}$/;

/** The last part of an address that is made of a name. */
export const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

export type PublicPage = {
  path: string;
  /** The query parameters that the page answers to, and what they may hold. Anything else never reaches the page. */
  query: Readonly<Record<string, RegExp>>;
};

/** The pages that are the same for every visitor, and may therefore be rendered once for all of them. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, query: { interest: /^(jet-skiing|paragliding)$/ } },
  { path: paths.contact, query: {} },
  ...contentPaths.map((path) => ({ path, query: {} })),
  { path: paths.bhutanPackages, query: {} },
  { path: paths.bhutanPackage, query: { packageId: rowId } },
  { path: paths.blog, query: { page: /^[1-9]\d{0,5}$/ } },
  { path: paths.abTest, query: {} },
];

/** Former addresses, and where they lead for good; mails that were sent name those of the staff area. */
export const movedPaths: Readonly<Record<string, string>> = {
  [paths.tourPackagesIntro]: paths.travelPackages,
  [paths.tours]: paths.travelPackages,
  '/adminDashboard/contactus-messages/lead': paths.adminEnquiry,
  '/adminDashboard/person': paths.customerData,
};

export const articlePath = (name: string): string => `${paths.blog}/${name}`;

export const blogListPath = (page: number): string =>
  page === 1 ? paths.blog : `${paths.blog}?page=${page}`;

export const bhutanPackagePath = (id: string): string => `${paths.bhutanPackage}?packageId=${id}`;

export const tourPath = (slug: string): string => `${paths.tours}/${slug}`;

/** Packages of Bhutan are at the contract's address. */
export const packagePath = ({ country, id, slug }: { country: string; id: string; slug: string }): string =>
  country === 'Bhutan' ? bhutanPackagePath(id) : tourPath(slug);

/** The packages in India among the travel packages. */
export const inIndiaId = 'in-india';

/** Where visitors find a package of this country listed. */
export const packageListPath = (country: string): string =>
  country === 'Bhutan' ? paths.bhutanPackages : `${paths.travelPackages}#${inIndiaId}`;

/** For machines: the same for all of them, too. */
const publicFiles: readonly PublicPage[] = [
  paths.sitemap,
  paths.robots,
  paths.webManifest,
  paths.blogFeed,
].map((path) => ({ path, query: {} }));

const fixedPages = new Map([...publicPages, ...publicFiles].map((page) => [page.path, page]));
const namedPages = [articlePath(''), tourPath('')];

/** The public page at this path, articles and packages included; nothing where there can be none. */
export function publicPageAt(path: string): PublicPage | undefined {
  const isNamed = namedPages.some(
    (above) => path.startsWith(above) && slugPattern.test(path.slice(above.length)),
  );
  return isNamed ? { path, query: {} } : fixedPages.get(path);
}

export const previewPath = (token: string): string => `${paths.preview}/${token}`;

/** The part of the path that stands for the link; the router would answer `.data` with the same in another form. */
function tokenIn(path: string): string | undefined {
  const token = path.split('/')[2];
  return token === '' || token?.endsWith('.data') ? undefined : token;
}

/** A page that is made for its one reader, and kept nowhere. */
export function isPreviewPath(path: string): boolean {
  const token = tokenIn(path);
  return token !== undefined && path === previewPath(token);
}

export const quotePath = (token: string): string => `${paths.quote}/${token}`;

/** Where the page says that somebody reads it. */
export const quoteOpenedPath = (token: string): string => `${quotePath(token)}/opened`;

export const quoteFilePath = (token: string): string => `${quotePath(token)}/quote.pdf`;

/** For one reader, too. */
export function isQuotePath(path: string): boolean {
  const token = tokenIn(path);
  return (
    token !== undefined &&
    [quotePath, quoteOpenedPath, quoteFilePath].some((address) => path === address(token))
  );
}

/** The public pages that take a form; no other one has an answer to it. */
export const takesForm = (path: string): boolean =>
  path === paths.home || path === paths.contact || isQuotePath(path);

export const adminQuotesPath = (enquiryId: string): string => `${paths.adminQuotes}?enquiryId=${enquiryId}`;

export const mediaPath = (key: string): string => `${paths.media}/${key}`;

export const customerDataPath = (id: string): string => `${paths.customerData}?id=${id}`;

export const tourPackageHistoryPath = (id: string): string => `${paths.tourPackageHistory}?id=${id}`;

/** The staff's list of packages, with the popup to edit this one. */
export const editTourPackagePath = (id: string): string => `${paths.adminTourPackages}?edit=${id}`;

export const deletedTourPackagesPath = `${paths.adminTourPackages}?shelf=deleted`;

export const enquiryPath = (id: string): string => `${paths.adminEnquiry}?id=${id}`;

/** The router asks a page for its data, and sends to its action, under the page's own name and an ending. */
const dataEnding = /\.data$/;

/** Where long texts are written. */
export const isEditorPath = (path: string): boolean =>
  [paths.writeBlog, paths.updateBlog].some((editor) => editor === path.replace(dataEnding, ''));

const staffPaths = [paths.adminLogin, paths.forgotPassword, paths.adminDashboard];

/** Behind the mailed link; the token stays out of the path, which logs keep. */
export const passwordResetPath = (token: string): string => `${paths.newPassword}#${token}`;

/** Staff pages: never cached, hydrated by the router, under their own policy. */
export function isStaffPath(path: string): boolean {
  return staffPaths.some(
    (staff) => path === staff || path.startsWith(`${staff}/`) || path.startsWith(`${staff}.`),
  );
}
