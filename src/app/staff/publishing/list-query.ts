import { type ListQuery, shelves } from '#domain/publishing/publishing.ts';
import { storable } from '#platform/text.ts';

/** `?page=`, `?search=` and `?shelf=`; what makes no sense is as if it were not there. */
export function listQueryOf(request: Request): ListQuery & { search: string } {
  const query = new URL(request.url).searchParams;
  const shelf = shelves.find((name) => name === query.get('shelf'));
  return {
    page: Number.parseInt(query.get('page') ?? '', 10) || 1,
    search: storable(query.get('search') ?? '').trim(),
    ...(shelf && { shelf }),
  };
}
