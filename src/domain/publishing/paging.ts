export type Slice = { offset: number; limit: number; fromEnd: boolean };

export type Paging = { page: number; totalPages: number; slice: Slice };

/** A list has at least one page; a page number out of range becomes the nearest page. */
export function pagingOf(total: number, page: number, size: number): Paging {
  const totalPages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), totalPages);
  const offset = (shown - 1) * size;
  const limit = Math.max(0, Math.min(size, total - offset));
  const after = total - offset - limit;
  // Counted from the nearer end, so that the last page is as cheap as the first.
  const slice = after < offset ? { offset: after, limit, fromEnd: true } : { offset, limit, fromEnd: false };
  return { page: shown, totalPages, slice };
}
