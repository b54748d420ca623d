/** A quote with its link, which is shown only once. */
export type Shared = { version: number; total: string; discount: string; validUntil: string; link: string };

/** The reply of the action. */
export type QuoteAnswer =
  | { done: true; text: string; shared?: Shared }
  | { done: false; text: string; field?: string; sessionOver?: boolean };
