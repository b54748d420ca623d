import { type ListQuery, type ListTab, listTabs } from '#domain/publishing/publishing.ts';
import { storable } from '#platform/text.ts';

/** `?page=`, and beyond the contract `?search=` and `?shelf=`; invalid values are ignored. */
export function listQueryOf(query: URLSearchParams): ListQuery {
  const tab = listTabs.find((name) => name === query.get('shelf'));
  return {
    page: Number.parseInt(query.get('page') ?? '1', 10) || 1,
    search: storable(query.get('search') ?? ''),
    ...(tab && { tab: tab satisfies ListTab }),
  };
}
