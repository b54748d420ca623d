import type { QuoteStatus } from './quote-status.ts';

/** A quote, or the draft of one, in the list of all quotes. */
export type ListedQuote = {
  enquiryId: string;
  reference: string;
  name: string;
  /** 0 for a draft. */
  version: number;
  /** Null for a draft. */
  totalPaise: number | null;
  status: QuoteStatus;
  /** `2026-11-15`; empty for a draft. */
  validUntil: string;
  madeBy: string;
  madeAt: Date;
};

export type QuoteListQuery = {
  status?: QuoteStatus | undefined;
  search?: string | undefined;
  /** The cursor of the last row of the page before. */
  after?: string | undefined;
};

export type QuoteListPage = { quotes: ListedQuote[]; nextCursor: string };
