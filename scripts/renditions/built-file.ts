/** A file of the cache, and the address under which the build serves it. */
export type BuiltFile = { from: string; address: string };
