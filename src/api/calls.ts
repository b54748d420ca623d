import { paths } from '#paths.ts';
import { maxContentKiB, maxPublicFormKiB } from '#platform/http/body.ts';

/** `public`: anyone. `staff`: an Admin with a live session. Every call must declare one. */
type Access = 'public' | 'staff';

export type Call = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  access: Access;
  /** The largest body in KiB; by default that of a short form. */
  bodyKiB?: number;
  /**
   * When the bare address is also a page: what selects the call; `nothing` always shows the page. A query parameter selects it
   * only without the one after `unless`, which is the page's.
   */
  chosenBy?: { query: string; unless?: string } | 'accept' | 'nothing';
  /** Also allowed for a user who must change their password first. */
  beforePasswordChange?: true;
};

const content = { bodyKiB: maxContentKiB } as const;

/** Section 7 of the specification, call by call. A test compares `docs/api.md` with this list. */
export const calls = {
  // 7.1 Public
  contactUsMessage: {
    method: 'POST',
    path: '/contact-us-message',
    access: 'public',
    bodyKiB: maxPublicFormKiB,
  },
  bhutanTourPackages: {
    method: 'GET',
    path: '/bhutan-tour-packages',
    access: 'public',
    // Public pages are cached by address, so headers cannot select the call.
    chosenBy: 'nothing',
  },
  bhutanTourPackageDescription: {
    method: 'GET',
    path: '/bhutan-tour-package-description',
    access: 'public',
    chosenBy: { query: 'id', unless: 'packageId' },
  },

  // 7.2 Admin session
  createAutoAdmin: { method: 'POST', path: '/adminLogin/create-auto-admin', access: 'public' },
  checkAdminUser: { method: 'POST', path: '/adminLogin/check-admin-user', access: 'public' },
  resetOwnPassword: {
    method: 'POST',
    path: '/adminDashboard/password-reset',
    access: 'staff',
    beforePasswordChange: true,
  },
  checkUserSession: {
    method: 'GET',
    path: '/adminDashboard/check-user-session',
    access: 'staff',
    beforePasswordChange: true,
  },
  logout: {
    method: 'POST',
    path: '/adminDashboard/adminuser-logout',
    access: 'staff',
    beforePasswordChange: true,
  },

  // 7.3 Admin users
  readUsers: { method: 'GET', path: '/adminDashboard/manage-users/users-read', access: 'staff' },
  createUser: { method: 'POST', path: '/adminDashboard/manage-users/user-add/create-user', access: 'staff' },
  getUserRight: {
    method: 'GET',
    path: '/adminDashboard/manage-users/update-user-right/get-user-details',
    access: 'staff',
  },
  changeUserRight: {
    method: 'POST',
    path: '/adminDashboard/manage-users/update-user-right/change-user-right',
    access: 'staff',
  },
  changePasswordByAdmin: {
    method: 'POST',
    path: '/adminDashboard/manage-users/password-reset-by-admin/change-password-by-admin',
    access: 'staff',
  },
  getUserUpdateData: {
    method: 'GET',
    path: '/adminDashboard/manage-users/user-profile-update/get-user-update-data',
    access: 'staff',
  },
  updateUser: {
    method: 'POST',
    path: '/adminDashboard/manage-users/user-profile-update/update-user',
    access: 'staff',
  },
  getUserDeleteData: {
    method: 'GET',
    path: '/adminDashboard/manage-users/user-delete/get-user-delete-data',
    access: 'staff',
  },
  deleteUser: {
    method: 'POST',
    path: '/adminDashboard/manage-users/user-delete/delete-user',
    access: 'staff',
  },

  // 7.4 Admin blogs
  readBlogs: { method: 'GET', path: '/adminDashboard/blogs', access: 'staff', chosenBy: 'accept' },
  writeBlog: { method: 'POST', path: '/adminDashboard/blogs/write_blog', access: 'staff', ...content },
  getBlogUpdateData: {
    method: 'GET',
    path: '/adminDashboard/blogs/blog-update',
    access: 'staff',
    chosenBy: { query: 'blgId' },
  },
  updateBlog: { method: 'POST', path: '/adminDashboard/blogs/blog-update', access: 'staff', ...content },
  deleteBlog: { method: 'POST', path: '/adminDashboard/blogs/blog-delete', access: 'staff' },

  // 7.5 Admin tour packages
  createTourPackage: {
    method: 'POST',
    path: '/adminDashboard/tour-packages/create',
    access: 'staff',
    ...content,
  },
  getTourPackageEditData: { method: 'GET', path: '/adminDashboard/tour-packages/edit-data', access: 'staff' },
  updateTourPackage: {
    method: 'POST',
    path: '/adminDashboard/tour-packages/update',
    access: 'staff',
    ...content,
  },
  getTourPackageDeleteData: {
    method: 'GET',
    path: '/adminDashboard/tour-packages/delete-data',
    access: 'staff',
  },
  deleteTourPackage: { method: 'POST', path: '/adminDashboard/tour-packages/delete', access: 'staff' },
  readTourPackages: { method: 'GET', path: '/adminDashboard/tour-packages/read', access: 'staff' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** The names of the calls that declare this access. */
export type CallNameFor<Needed extends Access> = {
  [Name in CallName]: (typeof calls)[Name]['access'] extends Needed ? Name : never;
}[CallName];

export const callNames = Object.keys(calls) as CallName[];

/** Whether a request to an address that is also a page is the call. */
export function isForCall({ chosenBy }: Call, request: Request): boolean {
  if (chosenBy === undefined) return true;
  if (chosenBy === 'nothing') return false;
  const acceptsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  if (chosenBy === 'accept') return acceptsJson;
  const { pathname, searchParams } = new URL(request.url);
  if (chosenBy.unless !== undefined && searchParams.has(chosenBy.unless)) return false;
  return searchParams.has(chosenBy.query) || (acceptsJson && pathname.startsWith(paths.adminDashboard));
}

/** The call at this path, bare or below `/api`, with and without a trailing slash. */
export function callAt(method: string, path: string): CallName | undefined {
  const bare = (path.startsWith(`${paths.api}/`) ? path.slice(paths.api.length) : path).replace(/\/$/, '');
  return callNames.find((name) => calls[name].method === method && calls[name].path === bare);
}

export const addressOf = (name: CallName): string => paths.api + calls[name].path;
