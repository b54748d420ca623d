import type { BankLine, LineState } from './bank-line.ts';
import type { CandidateKind } from './match-lines.ts';

export type BankListQuery = {
  state: LineState;
  /** Only of this file. */
  file?: string;
  after?: string;
  before?: string;
};

/** What a matched line is: money of a booking or quote, a payment to a supplier, or a move of our own money. */
export type MatchOfLine = {
  bookingId: string | null;
  quoteId: string | null;
  supplierId: string | null;
  isMove: boolean;
  isRefund: boolean;
};

/** What an open line may be. Staff choose among these, or type the number of a booking. */
export type LikelyMatch = {
  /** A booking without a request is counted by its number. */
  kind: CandidateKind | 'booking';
  id: string;
  bookingId: string | null;
  quoteId: string | null;
  supplierId: string | null;
  /** The customer of the booking. */
  customer: string;
  /** Of a request. */
  reference: string;
  amountPaise: number;
  /** What is asked for or was entered. */
  day: string | null;
  /** What speaks for it, the clearest first. */
  sign: 'utr' | 'reference' | 'number' | 'amount';
};

export type ListedLine = BankLine & {
  account: string;
  isGateway: boolean;
  match: MatchOfLine | null;
  likely: LikelyMatch[];
};

export type BankListPage = {
  lines: ListedLine[];
  hasNext: boolean;
  hasPrevious: boolean;
  firstCursor: string;
  lastCursor: string;
};

export type StateSum = { lines: number; paise: number };

/** A file that was sent, and what became of the lines that were new in it. */
export type BankFile = {
  id: string;
  name: string;
  account: string;
  /** Lines in the file. */
  lines: number;
  madeBy: string;
  madeAt: Date;
  sums: Readonly<Record<LineState, StateSum>>;
};
