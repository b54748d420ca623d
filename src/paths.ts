/** Every address of the site, the odd ones included. Nothing else spells an address. */
export const paths = {
  home: '/',
  contact: '/contactus',
  bhutanPackages: '/bhutan-tour-packages',
  adminLogin: '/adminLogin',
  api: '/api',
  media: '/media',
  health: '/healthz',
  ready: '/readyz',
} as const;

/** The message form's place on its page; links and the form's own answer lead there. */
export const messageFormId = 'drop-your-message';

export type PublicPage = {
  path: string;
  /** The query parameters the page answers to. Any other is ignored, and never reaches a cached page. */
  query: readonly string[];
};

/** The pages that are the same for every visitor, and may therefore be rendered once for all of them. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, query: [] },
  { path: paths.contact, query: [] },
  { path: paths.bhutanPackages, query: [] },
];

const staffPaths = [paths.adminLogin];

/** Staff pages: never cached, hydrated by the router, under their own policy. */
export function isStaffPath(path: string): boolean {
  return staffPaths.some(
    (staff) => path === staff || path.startsWith(`${staff}/`) || path.startsWith(`${staff}.`),
  );
}
