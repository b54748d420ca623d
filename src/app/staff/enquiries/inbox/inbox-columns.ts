import type { InboxSort } from '#domain/enquiries/inbox/inbox-filters.ts';

/** Besides the customer, who is always shown. */
export const columns = [
  'stage',
  'trip',
  'message',
  'value',
  'owner',
  'next',
  'age',
  'reference',
  'number',
  'email',
  'received',
  'service',
  'city',
  'source',
  'package',
] as const;
export type Column = (typeof columns)[number];

export const defaultColumns: readonly Column[] = columns.slice(0, 7);

/** What a click on the column's heading sorts by: first this, then the second when there is one. */
export const sortsOf: Partial<Record<Column, readonly InboxSort[]>> = {
  trip: ['trip'],
  value: ['value'],
  next: ['follow-up'],
  age: ['oldest', 'newest'],
};
