export const customerSorts = ['contact', 'name'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** A customer in the list. */
export type CustomerLine = {
  id: string;
  name: string;
  phoneE164: string;
  email: string;
  /** Of the newest enquiry that has one. */
  city: string;
  openEnquiries: number;
  /** The value of confirmed trips. */
  wonPaise: number;
  /** The newest enquiry, reply or quote; null for a customer of an imported list without any. */
  lastContactAt: Date | null;
};

export type CustomerListQuery = {
  sort: CustomerSort;
  search?: string;
  /** Keyset paging: the page after or before this cursor; the first page without either. */
  after?: string;
  before?: string;
};

export type CustomerListPage = {
  customers: CustomerLine[];
  hasNext: boolean;
  hasPrevious: boolean;
  /** Cursors of the first and last row; empty when the list has no pages. */
  firstCursor: string;
  lastCursor: string;
};
