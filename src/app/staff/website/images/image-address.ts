import { paths } from '#paths.ts';

export type ImageListQuery = { search: string; tag: string; withoutAlt: boolean; before: string };

/** The list's filters in the address of the page. */
export function listQueryOf(query: URLSearchParams): ImageListQuery {
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    tag: (query.get('tag') ?? '').trim().slice(0, 60),
    withoutAlt: query.get('described') === 'no',
    before: query.get('before') ?? '',
  };
}

const withQuery = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

export function listAddress(query: Partial<ImageListQuery>): string {
  const { search = '', tag = '', withoutAlt = false, before = '' } = query;
  const fields = { search, tag, described: withoutAlt ? 'no' : '', before };
  const set = Object.entries(fields).filter(([, value]) => value !== '');
  return `${paths.adminImages}${withQuery(new URLSearchParams(set))}`;
}

/** The present list with the popup of this image, or without one. */
export function popupAddress(present: URLSearchParams, id: string | undefined): string {
  const query = new URLSearchParams(present);
  query.delete('image');
  if (id !== undefined) query.set('image', id);
  return `${paths.adminImages}${withQuery(query)}`;
}
