import type { CallName } from './calls.ts';

/**
 * The calls that answer 501 today. Building one means taking it off this list; the compiler then asks for its handler.
 */
export const notBuilt = [
  'readBlogs',
  'writeBlog',
  'getBlogUpdateData',
  'updateBlog',
  'deleteBlog',
  'createTourPackage',
  'getTourPackageEditData',
  'updateTourPackage',
  'getTourPackageDeleteData',
  'deleteTourPackage',
  'readTourPackages',
] as const satisfies readonly CallName[];

export type NotBuilt = (typeof notBuilt)[number];
export type Built = Exclude<CallName, NotBuilt>;

export const isNotBuilt = (name: CallName): name is NotBuilt =>
  (notBuilt as readonly CallName[]).includes(name);
