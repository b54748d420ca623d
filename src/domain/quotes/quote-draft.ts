import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';

/** What is typed and not yet made into a quote; all staff share the one of an enquiry. */
export type QuoteDraft = {
  /** Grows with each save. */
  revision: number;
  typed: QuoteInput;
  savedBy: string;
  savedAt: Date;
};
