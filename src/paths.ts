/** Every address of the site, the odd ones included. Nothing else spells an address. */
export const paths = {
  home: '/',
  about: '/aboutus',
  contact: '/contactus',
  blog: '/blog-page',
  taxis: '/taxis',
  delhiTaxi: '/delhi-taxi',
  guwahatiTaxi: '/guwahati-taxi',
  adventureTours: '/adventure-tours',
  ecoTours: '/eco-tours',
  historicalTours: '/historical-tours',
  travelPackages: '/travel-packages',
  bhutanPackages: '/bhutan-tour-packages',
  cruises: '/cruises',
  privacy: '/privacy',
  /** Every shared part on one page, in development only. */
  kit: '/__kit',
  adminLogin: '/adminLogin',
  api: '/api',
  media: '/media',
  health: '/healthz',
  ready: '/readyz',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  webManifest: '/site.webmanifest',
} as const;

/** The message form's place on its page; links and the form's own answer lead there. */
export const messageFormId = 'drop-your-message';

export type PublicPage = {
  path: string;
  /** The query parameters that the page answers to, and what they may hold. Anything else never reaches the page. */
  query: Readonly<Record<string, RegExp>>;
};

/** The pages that are the same for every visitor, and may therefore be rendered once for all of them. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, query: { interest: /^[a-z]{1,20}(-[a-z]{1,20}){0,3}$/ } },
  { path: paths.contact, query: {} },
  { path: paths.bhutanPackages, query: {} },
];

/** For machines: the same for all of them, too. */
export const publicFiles: readonly PublicPage[] = [paths.sitemap, paths.robots, paths.webManifest].map(
  (path) => ({
    path,
    query: {},
  }),
);

const staffPaths = [paths.adminLogin];

/** Staff pages: never cached, hydrated by the router, under their own policy. */
export function isStaffPath(path: string): boolean {
  return staffPaths.some(
    (staff) => path === staff || path.startsWith(`${staff}/`) || path.startsWith(`${staff}.`),
  );
}
