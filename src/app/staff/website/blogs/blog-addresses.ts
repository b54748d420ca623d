import { paths } from '#paths.ts';

const carriedNames = ['page', 'shelf', 'search'] as const;

/** The list's page, shelf and search, to return to. */
function listPosition(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    carriedNames.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

function address(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}

export const listAddress = (query: URLSearchParams) => address(paths.adminBlogs, listPosition(query));

export const editAddress = (id: string, query: URLSearchParams) =>
  address(paths.updateBlog, { id, page: '1', ...listPosition(query) });

export const deleteAddress = (id: string, heading: string, query: URLSearchParams) =>
  address(paths.deleteBlog, { id, page: '1', ...listPosition(query), heading });

export const historyAddress = (id: string, query: URLSearchParams, version?: number) =>
  address(paths.blogHistory, {
    id,
    ...listPosition(query),
    ...(version !== undefined && { version: String(version) }),
  });
