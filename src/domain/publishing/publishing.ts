/** A draft is for staff alone; what is scheduled becomes published at its minute. */
export const publishStates = ['draft', 'scheduled', 'published'] as const;

export type PublishState = (typeof publishStates)[number];

/** Where a row of the desk's lists stands. */
export type Shelf = PublishState | 'deleted';

export const shelves: readonly Shelf[] = [...publishStates, 'deleted'];

export type Publishing = { state: PublishState; publishAt: Date | null };

/** What every published thing has besides its words. */
export type Kept = Publishing & {
  id: string;
  /** Counts saves: whoever saves says which one they began with. */
  version: number;
  isSample: boolean;
  deletedAt: Date | null;
  updatedAt: Date;
};

/** What was saved, and what of it had to be left out. */
export type Saved = Publishing & { id: string; version: number; removed: string[] };

/** The response header with the id of a row that a call has just made. */
export const savedIdHeader = 'saved-id';

export type ListQuery = {
  page: number;
  search?: string;
  /** Without one: everything that is not deleted. */
  shelf?: Shelf;
};

export type DeskPage<Row> = {
  rows: Row[];
  page: number;
  totalPages: number;
  total: number;
  counts: Record<Shelf, number>;
  /** A search stops at the newest that fit; there may be older ones. */
  isCut: boolean;
  /** What was looked for instead, where nothing fits the words as they were typed. */
  corrected?: string;
};

/** For so many days a deleted thing can be brought back. */
export const undoDays = 30;

export const isPublic = (row: Pick<Kept, 'state' | 'deletedAt'>): boolean =>
  row.state === 'published' && row.deletedAt === null;
