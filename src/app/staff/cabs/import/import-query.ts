import { type ImportKind, importKinds } from '#domain/bookings/import/import-kind.ts';

/** The list that an address names; without one the first, because the others refer to it. */
export function kindIn(request: Request): ImportKind {
  const named = new URL(request.url).searchParams.get('kind');
  return importKinds.find((kind) => kind === named) ?? importKinds[0];
}
