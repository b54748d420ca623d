import type { Discount } from './discount.ts';

export type QuoteLine = {
  text: string;
  quantity: number;
  unitPaise: number;
};

/** What is offered, at what price, until when. */
export type QuoteTerms = {
  lines: QuoteLine[];
  discount: Discount | null;
  /** A decimal number as text, `5.00`. */
  gstPercent: string;
  /** The last day on which it can be accepted, as `2026-11-15`. */
  validUntil: string;
  /** One per line. */
  inclusions: string;
  exclusions: string;
};

export type Quote = QuoteTerms & {
  id: string;
  enquiryId: string;
  version: number;
  totalPaise: number;
  madeBy: string;
  madeAt: Date;
  firstOpenedAt: Date | null;
  openedCount: number;
  acceptedAt: Date | null;
  acceptedBy: string;
  /** The storage key of its PDF; empty while there is none. */
  pdfKey: string;
  /** Printing failed for good; only staff can start it again. */
  isPrintFailed: boolean;
};
