import type { Tx } from '#platform/database/db.ts';

/** What has drafts, versions and preview links. */
export type PublishedKind = 'blog' | 'tour-package' | 'page' | 'place';

/** A draft is visible to staff only; scheduled content is published at its time. */
export const publishStates = ['draft', 'scheduled', 'published'] as const;

export type PublishState = (typeof publishStates)[number];

/** The tabs of the staff lists; addresses and the database call a tab `shelf`. */
export type ListTab = PublishState | 'deleted';

export const listTabs: readonly ListTab[] = [...publishStates, 'deleted'];

export type Publishing = { state: PublishState; publishAt: Date | null };

/** The names of all fields of a content, in the order of its list: the compiler refuses a list that lacks one. */
export const allFieldsOf = <Content>(fields: Record<keyof Content, true>): readonly (keyof Content)[] =>
  Object.keys(fields) as (keyof Content)[];

/** What every publishable row has besides its content. */
export type Kept = Publishing & {
  id: string;
  /** Counts saves, for optimistic locking. */
  version: number;
  isSample: boolean;
  deletedAt: Date | null;
  updatedAt: Date;
};

/** The result of a save, and what the sanitiser removed. */
export type Saved = Publishing & { id: string; version: number; removed: string[] };

type Next<Content> = { content: Content; publishing: Publishing; by: string };

/** The store of one kind of text. */
export type TextStore<Content, Row> = {
  lock(tx: Tx, id: string): Promise<Row | undefined>;
  /** Stores the next version. */
  save(tx: Tx, before: Row, next: Next<Content>): Promise<void>;
  markDeleted(tx: Tx, id: string, isDeleted: boolean, by: string): Promise<void>;
  /** Locks rows whose time has come. */
  lockDue(tx: Tx, limit: number): PromiseLike<Row[]>;
  publish(tx: Tx, row: Row): Promise<void>;
};

/** The response header with the id of a new row. */
export const savedIdHeader = 'saved-id';

export type ListQuery = {
  page: number;
  search?: string;
  /** Missing: everything that is not deleted. */
  tab?: ListTab;
};

export type StaffPage<Row> = {
  rows: Row[];
  page: number;
  totalPages: number;
  total: number;
  counts: Record<ListTab, number>;
  /** A search lists the newest matches only; there may be older ones. */
  isCut: boolean;
  /** The corrected search text, when the typed one had no match. */
  corrected?: string;
};

/** How many days a deletion can be undone. */
export const undoDays = 30;

export const isPublic = (row: Pick<Kept, 'state' | 'deletedAt'>): boolean =>
  row.state === 'published' && row.deletedAt === null;

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
