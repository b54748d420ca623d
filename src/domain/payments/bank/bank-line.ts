export const lineStates = ['open', 'matched', 'set-aside'] as const;
export type LineState = (typeof lineStates)[number];

/** A line of a statement, as it is read. */
export type StatementLine = {
  /** In India, `2026-11-18`. */
  day: string;
  /** Negative: money that left the account. */
  amountPaise: number;
  /** What the bank writes, with its reference. */
  narration: string;
  utr: string | null;
  balancePaise: number | null;
};

/** A stored line. */
export type BankLine = StatementLine & {
  id: string;
  state: LineState;
  /** Why it was set aside. */
  reason: string;
  matchedBy: string;
  matchedAt: Date | null;
  /** The match has counted the money; otherwise it has confirmed what was entered before. */
  hasCounted: boolean;
  revision: number;
};
