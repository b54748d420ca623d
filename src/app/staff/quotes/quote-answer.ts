/** A quote with the link that opens it, which is told once. */
export type Shared = { version: number; total: string; discount: string; validUntil: string; link: string };

/** What the action says. */
export type QuoteAnswer =
  | { done: true; text: string; shared?: Shared }
  | { done: false; text: string; field?: string; sessionOver?: boolean };
