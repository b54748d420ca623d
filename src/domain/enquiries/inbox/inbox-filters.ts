import type { SpamReason } from '#domain/enquiries/spam/spam-reasons.ts';
import type { Queue, Source, Stage } from '#domain/enquiries/stages.ts';

/** `oldest` is the longest waiting first. What has no follow-up, trip or value comes last. */
export const inboxSorts = ['newest', 'oldest', 'follow-up', 'trip', 'value'] as const;
export type InboxSort = (typeof inboxSorts)[number];

const defaultSorts: Partial<Record<Queue, InboxSort>> = {
  new: 'oldest',
  mine: 'follow-up',
  today: 'follow-up',
  overdue: 'follow-up',
};

export const defaultSort = (queue: Queue): InboxSort => defaultSorts[queue] ?? 'newest';

/** The limits of the bands in paise, as in the indexes. */
export const valueBandLimits = [10_000_00, 50_000_00, 100_000_00, 500_000_00] as const;
export const valueBands = ['0', '1', '2', '3', '4'] as const;
/** The number of limits that the value reaches. */
export type ValueBand = (typeof valueBands)[number];

export const ages = [
  'within-1',
  'within-7',
  'within-30',
  'within-90',
  'older-1',
  'older-7',
  'older-30',
  'older-90',
] as const;
/** Received within so many days, or longer ago than that. */
export type Age = (typeof ages)[number];

/** Each is optional, and all that are given must fit. */
export type InboxFilters = {
  stages?: readonly Stage[];
  /** A user's id, `me` or `none`. */
  owner?: string;
  service?: string;
  city?: string;
  source?: Source;
  /** `2026-12` */
  tripMonth?: string;
  value?: ValueBand;
  age?: Age;
  /** In the spam queue: only enquiries held for this reason. */
  reason?: SpamReason;
};

const filterNames = [
  'stages',
  'owner',
  'service',
  'city',
  'source',
  'tripMonth',
  'value',
  'age',
  'reason',
] as const satisfies readonly (keyof InboxFilters)[];

export const filtersOf = (query: InboxFilters): InboxFilters =>
  Object.fromEntries(filterNames.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));

export const isFiltered = (query: InboxFilters): boolean =>
  filterNames.some((name) => query[name] !== undefined);
